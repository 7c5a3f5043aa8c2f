import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { preload } from './tools/preload.ts'
import { brotli } from './tools/brotli.ts'
import { components } from './tools/components.ts'
import { fonts } from './tools/fonts.ts'
import { words } from './tools/words.ts'

// What every page needs, and what every table needs from its first moment.
const BASE =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|src\/(api\/(?!shuffle|live|connection\.|playback)|art\/)|virtual:words$|src\/ui\/(Brand|Choice|Dialog|Icon|Reconstruction|Switch|Tabs|Unready)|src\/(attention|language|router|screen|settings)|src\/table\/(words|clock|ClockFace|looking|notices|Sentence|sentence)|src\/plain\/words|src\/(learn\/progress|replay\/(words|api))|src\/games\/(components|registry|\w+\/(manifest|arguments))\.ts|vite\/preload-helper|fertility\.css/
const TABLE =
  /src\/table\/(?!ClockFace|Chat|Leave|SeatLink|Afterwards|ShuffleCheck|Victory|Lookup|cursor|sound|tableChat)|src\/learn\/pointing/
// A table with others, which puzzles and replays aren't.
const LIVE =
  /src\/api\/(live|connection\.|playback)|src\/table\/tableChat|src\/pages\/(TablePage|table\/(Curtain|NoTable))|src\/replay\/finished/

// What the first page and most others have in common.
const FRAME = /src\/pages\/(PageFrame|home\/TableList)|src\/learn\/(LearnButton|begin)/
// To open a table, on the first page and in the waiting room.
const OPENING = /src\/(pages\/home\/(NewTable|GameOptions)|ui\/(NameField|LevelChoice)|alerts\/AlertsButton)/
// Of a game: what scorepad and rules need too.
const SAYINGS =
  /(?:src\/games|virtual:components)\/(\w+)(?:$|\/(?:words|gifts|types|actions|box\.svelte)\.ts|\/(?:District|GiftPicture|ShopRow|Strip|WheatTrack)\.)/
// A game's other pieces: all of its folder but its table, what is only there while people play, and what is loaded by itself.
const PIECES =
  /src\/games\/(\w+)\/(?!\1\.|actions\.|ended\.|result\.|finalvalley\.|flights|lookup|practice|cover\.|lesson\.|read\.|sheet\.|shops\.|phoneboard\.|beside\.|replay\/|scorepad\/|rules\/)/i

export default defineConfig({
  plugins: [words(), components(), fonts(), preload(), brotli(), svelte()],
  build: {
    // Beside the server that serves it; never committed, built by the install.
    outDir: '../src/nomarch/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // A strict content security policy forbids data: fonts and inline scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A few files in place of eighty: each costs a request and its headers, and compresses by itself.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'sprite', test: /src\/art\/(sprite|drawings)|tokens\.css\?raw/, priority: 3 },
            { name: 'base', test: BASE, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
            { name: 'live', test: LIVE, priority: 1 },
            { name: 'frame', test: FRAME, priority: 1 },
            { name: 'opening', test: OPENING, priority: 1 },
            { name: (id) => `${SAYINGS.exec(id)![1]}-sayings`, test: SAYINGS, priority: 2 },
            { name: (id) => `${PIECES.exec(id)![1]}-pieces`, test: PIECES, priority: 1 },
          ],
        },
      },
    },
  },
  // In development the page is served by Vite, and everything else by `nomarch serve`.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
