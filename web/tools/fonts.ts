// Fonts with the letters that the page can show and nothing else: as they come from npm they also hold small capitals,
// fractions and old figures, which is more than half of them.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { ROOT } from './words.ts'

const FOLDER = join(ROOT, 'web', 'node_modules', '.nomarch-fonts')
// The licence of Alegreya Sans lets its changed versions bear its name; that of Marcellus doesn't, so it stays whole.
const CUT = [400, 700].map((weight) => `alegreya-sans-latin-${weight}-normal.woff2`)
// Figures of one height and one width, and the distances between letters.
const FEATURES = ['kern', 'lnum', 'tnum']

/** Every sign of Latin-1, for names that people have, and what else the four languages and our own texts write. */
export const LETTERS = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'ŒœŸ\u2009\u202f‐‑–—‘’‚“”„†•…‹›€−×'].join('')

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
}

/** Makes them when a build begins; styles find them under `@fonts`. Asked for with the scripts, they are there when words are. */
export function fonts(): Plugin {
  const find = createRequire(import.meta.url).resolve
  return {
    name: 'nomarch-fonts',
    apply: () => !process.env.VITEST,
    config: () => ({ resolve: { alias: { '@fonts': FOLDER } } }),
    async buildStart() {
      mkdirSync(FOLDER, { recursive: true })
      for (const name of CUT) {
        const whole = readFileSync(find(`@fontsource/alegreya-sans/files/${name}`))
        const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const
        writeFileSync(join(FOLDER, name), await subset(whole, LETTERS, options))
      }
    },
    generateBundle() {
      // Their licence goes wherever they go.
      const source = ['alegreya-sans', 'marcellus']
        .map((name) => readFileSync(join(dirname(find(`@fontsource/${name}/package.json`)), 'LICENSE'), 'utf-8'))
        .join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          })),
    },
  }
}
