// Tables with custom components: pieces are drawn and named with the values of their file, not the page's own.

import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import standard from 'virtual:components/fertility'
import { box, useBox } from '../src/games/fertility/box.svelte'
import { readComponents } from '../src/games/fertility/read'
import { actionWord } from '../src/games/fertility/words'
import { loadLanguage } from '../src/language.svelte'
import { drawnWith } from '../src/games/components'
import { FILE } from '../tools/components'

const TEXT = readFileSync(FILE, 'utf-8')
const OWN = TEXT.replace('MA = ["any -> 2 Debens"', 'MA = ["any+B -> 11 Debens"')
  .replace('each_player = 4', 'each_player = 7')
  .replace('V2 = [".~.."', 'V2 = ["...."')
  .replace('[3, 6, 10', '[4, 6, 10')

function serve(text: string | null): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(new Response(text ?? '', { status: text === null ? 503 : 200 }))
  })
  return asked
}
afterEach(async () => {
  vi.unstubAllGlobals()
  await useBox('any', null)
})

test('the file that the page is built from gives the box that it draws with', () => {
  expect(readComponents(TEXT)).toEqual(standard)
})

test('an owner’s file is fetched once, and everything is drawn and named with it until another table is opened', async () => {
  await loadLanguage('en')
  const asked = serve(OWN)
  await drawnWith('fertility', 'aaaabbbbcccc', 'd1')
  await drawnWith('fertility', 'aaaabbbbcccc', 'd1')
  expect(asked).toEqual(['/api/tables/aaaabbbbcccc/components'])
  expect(box().monuments).toBe(7)
  expect(box().boards.V2?.[0]).toBe('....')
  expect(box().statue_scale[0]).toBe(4)
  expect(actionWord({ text: 'supply B M.1' }, 'MA')).toContain('11')
  await drawnWith('fertility', 'ddddeeeeffff', null)
  expect(box()).toBe(standard)
  expect(actionWord({ text: 'supply B M.1' }, 'MA')).not.toContain('11')
})

test('a file that does not come is asked for again', async () => {
  serve(null)
  await expect(drawnWith('fertility', 'aaaabbbbcccc', 'd2')).rejects.toThrow()
  expect(box()).toBe(standard)
  serve(OWN)
  await drawnWith('fertility', 'aaaabbbbcccc', 'd2')
  expect(box().monuments).toBe(7)
})

test('a file that comes late does not replace that of the table opened since', async () => {
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const first = drawnWith('fertility', 'aaaabbbbcccc', 'd3')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await drawnWith('fertility', 'ddddeeeeffff', null)
  answers[0]!(new Response(OWN))
  await first
  expect(box()).toBe(standard)
})

test('games without pictures of figures need nothing', async () => {
  const asked = serve(OWN)
  await drawnWith('nile', 'aaaabbbbcccc', 'd4')
  expect(asked).toEqual([])
})
