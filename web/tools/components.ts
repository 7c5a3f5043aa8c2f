// The contents of Fertility's box, for the pictures: read at build time from the server's components file, as the module
// `virtual:components/fertility`. Its type is `Box` in src/games/fertility/types.ts.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readComponents } from '../src/games/fertility/read.ts'
import { ROOT } from './words.ts'

export const FILE = join(ROOT, 'src', 'nomarch', 'games', 'fertility', 'components.toml')

export function components(): Plugin {
  const id = 'virtual:components/fertility'
  return {
    name: 'nomarch-components',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined
      this.addWatchFile(FILE)
      return `export default ${JSON.stringify(readComponents(readFileSync(FILE, 'utf-8')))}`
    },
  }
}
