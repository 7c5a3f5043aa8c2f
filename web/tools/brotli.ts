// Every script and style also as a Brotli file beside it, an eighth smaller than gzip, for browsers that accept that: all of
// them over HTTPS, none over plain HTTP from another machine. The server compresses for the others.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

export function brotli(): Plugin {
  return {
    name: 'nomarch-brotli',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each))) {
        const file = join(dir!, name)
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
      }
    },
  }
}
