// The files that a first visit needs besides those in index.html. The server reads the list (preload.json) and sends it with
// the page, so that the browser requests everything at once instead of discovering one file after the other.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES, ROOT } from './words.ts'

const ROUTES = join(ROOT, 'web/src/routes.ts')

/** The first path segment of each route, the module of its page, and the parts of the messages that it says. */
export function pagesOf(routes: string): { address: string; module: string; parts: string[] }[] {
  const pattern = /path: '\/(\w*)[^']*', load: \(\) => ((?:saying\('\w+', )*)import\('\.\/([\w/]+\.svelte)'\)/g
  const found = [...routes.matchAll(pattern)].map(([, address, waits, module]) => ({
    address: address!,
    module: module!,
    parts: [...waits!.matchAll(/'(\w+)'/g)].map((each) => each[1]!),
  }))
  // If two routes share a segment, the first counts.
  return found.filter((each, i) => found.findIndex(({ address }) => address === each.address) === i)
}

/** Files by what needs them: `words/en`, `page/you`, `page/you/en`, `game/nile`, `game/nile/en`, `ended/nile`. */
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
        const say = (name: string, ...parts: string[]) => {
          for (const language of LANGUAGES)
            found[`${name}/${language}`] = parts.flatMap((part) => files(`virtual:words/${part}/${language}`))
        }
        say('words', 'first')
        for (const { address, module, parts } of pagesOf(readFileSync(ROUTES, 'utf-8'))) {
          found[`page/${address}`] = files(`/src/${module}`)
          if (parts.length) say(`page/${address}`, ...parts)
        }
        for (const { facadeModuleId } of chunks) {
          // A game's component is named like its folder.
          const [, game, component] = /src\/games\/(\w+)\/(\w+)\.svelte$/.exec(facadeModuleId ?? '') ?? []
          if (!game || component?.toLowerCase() !== game) continue
          found[`game/${game}`] = files(`/games/${game}/${component}.svelte`)
          say(`game/${game}`, game)
          found[`ended/${game}`] = files(`/games/${game}/Ended.svelte`)
          say(`ended/${game}`, game, 'replay', 'puzzles')
        }
        this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(found) })
      },
    },
  }
}
