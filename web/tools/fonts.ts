// Font subsets with only the characters that the page can show: the npm packages also contain small capitals, fractions
// and old-style figures, which are more than half of the size.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { ROOT } from './words.ts'

const FOLDER = join(ROOT, 'web', 'node_modules', '.nomarch-fonts')
// The licence of Alegreya Sans lets modified versions keep its name; that of Marcellus doesn't, so it isn't subset.
const CUT = [400, 700].map((weight) => `alegreya-sans-latin-${weight}-normal.woff2`)
// Kerning, lining figures and tabular figures.
const FEATURES = ['kern', 'lnum', 'tnum']

/** All of Latin-1, for people's names, and the other characters of the four languages and our own texts. */
export const LETTERS = [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...'ŒœŸ\u2009\u202f‐‑–—‘’‚“”„†•…‹›€−×'].join('')

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
}

/** Creates the subsets when a build starts, and preloads them in index.html; styles import them from `@fonts`. */
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
      // The licence must be distributed with the fonts.
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
