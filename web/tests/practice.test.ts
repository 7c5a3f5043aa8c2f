// The second part of a lesson: positions with a good answer, in words of every language.

import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { GAMES } from '../src/games/registry'
import { hasMessage, loadLanguage } from '../src/language.svelte'
import PracticePage from '../src/learn/PracticePage.svelte'
import { loadRules } from '../src/rules/read'

beforeAll(async () => {
  await loadLanguage('en')
})

describe.each(['fertility', 'nile'])('strategy in %s', (game) => {
  test('asks what has a right answer and a wrong one, in words of every language', async () => {
    for (const exercise of await GAMES[game]!.practice!()) {
      const table = await exercise.position()
      const right = table.choices.filter((choice) => exercise.right(choice, table))
      expect(right.length, exercise.id).toBeGreaterThan(0)
      expect(right.length, exercise.id).toBeLessThan(table.choices.length)
      const rules = await loadRules(game, 'en')
      expect(rules.some((block) => 'number' in block && block.number === exercise.rule)).toBe(true)
      for (const language of ['de', 'fr', 'nl', 'en'] as const) {
        await loadLanguage(language)
        for (const part of ['title', 'task', 'why'])
          expect(hasMessage(`practice_${game}_${exercise.id}_${part}`)).toBe(true)
      }
    }
  })

  test('is practised at a table that says whether an answer is a good one', async () => {
    const page = mount(PracticePage, { target: document.body, props: { game } })
    await vi.waitFor(() => {
      flushSync()
      expect(document.querySelector('main')).not.toBeNull()
    })
    const all = [...document.querySelectorAll('button')].find((each) => each.textContent?.startsWith('All choices'))!
    all.click()
    flushSync()
    const [exercise] = await GAMES[game]!.practice!()
    const table = await exercise!.position()
    const wrong = table.choices.findIndex((choice) => !exercise!.right(choice, table))
    const right = table.choices.findIndex((choice) => exercise!.right(choice, table))
    for (const [answer, said] of [
      [wrong, 'there’s a better move'],
      [right, 'Well done'],
    ] as const) {
      if (!document.querySelector('dialog li')) all.click()
      flushSync()
      document.querySelectorAll<HTMLElement>('dialog li button')[answer]!.click()
      await vi.waitFor(() => {
        flushSync()
        expect(document.querySelector('[aria-live]')!.textContent).toContain(said)
      })
    }
    void unmount(page)
    document.body.innerHTML = ''
  })
})
