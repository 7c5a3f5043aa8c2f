// The files that a first visit needs besides those in index.html. The server reads the list (preload.json) and sends it with
// the page, so that the browser requests everything at once instead of discovering one file after the other.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { ROOT } from './words.ts'

const ROUTES = join(ROOT, 'web/src/routes.ts')

/** The first path segment of each route with the module of its page: `{ table: 'pages/TablePage.svelte' }`. */
export function pagesOf(routes: string): Record<string, string> {
  const found = routes.matchAll(/path: '\/(\w*)[^']*', load: \(\) => import\('\.\/([\w/]+\.svelte)'\)/g)
  // If two routes share a segment, the first counts.
  return Object.fromEntries([...found].reverse().map(([, address, module]) => [address!, module!]))
}

/** Files by what needs them: `words/en`, `page/table`, `game/nile`. */
export function preload(): Plugin {
  return {
    name: 'nomarch-preload',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === 'chunk')
        const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
        const all = (chunk: Rolldown.OutputChunk, met = new Set<string>()): Set<string> => {
          if (met.has(chunk.fileName)) return met
          met.add(chunk.fileName)
          for (const css of chunk.viteMetadata?.importedCss ?? []) met.add(css)
          for (const name of chunk.imports) if (named.has(name)) all(named.get(name)!, met)
          return met
        }
        const first = all(chunks.find((chunk) => chunk.isEntry)!)
        const files = (ending: string) => {
          const chunk = chunks.find((each) => each.facadeModuleId?.replaceAll('\\', '/').endsWith(ending))
          if (!chunk) throw new Error(`no part of the page is ${ending}`)
          return [...all(chunk)].filter((name) => !first.has(name)).map((name) => `/${name}`)
        }
        const found: Record<string, string[]> = {}
        for (const [address, module] of Object.entries(pagesOf(readFileSync(ROUTES, 'utf-8'))))
          found[`page/${address}`] = files(`/src/${module}`)
        for (const { facadeModuleId } of chunks) {
          const [, language] = /virtual:words\/(\w+)$/.exec(facadeModuleId ?? '') ?? []
          if (language) found[`words/${language}`] = files(`virtual:words/${language}`)
          // A game's component is named like its folder.
          const [, game, component] = /src\/games\/(\w+)\/(\w+)\.svelte$/.exec(facadeModuleId ?? '') ?? []
          if (game && component?.toLowerCase() === game)
            found[`game/${game}`] = files(`/games/${game}/${component}.svelte`)
        }
        this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(found) })
      },
    },
  }
}
