import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadLanguage } from '../src/language.svelte'
import * as fertility from '../src/games/fertility/scorepad/scoring'
import FertilityPad from '../src/games/fertility/scorepad/Pad.svelte'
import * as nile from '../src/games/nile/scorepad/scoring'

describe('Fertility', () => {
  test('adds up the example of the rulebooks', () => {
    const sheet = { ...fertility.blank(), generic: 18, specialised: 21, statues: 3, monuments: 3, wheat: 7 }
    const other = { ...fertility.blank(), monuments: 2 }
    expect(fertility.debens(sheet, [sheet, other])).toEqual({
      generic: 18,
      specialised: 21,
      statues: 10,
      monuments: 15,
      wheat: 23,
      total: 87,
    })
    expect(fertility.debens(other, [sheet, other]).monuments).toBe(7)
  })

  test.each([
    [
      [3, 3, 2],
      [15, 15, 7],
    ],
    [
      [4, 2, 2],
      [15, 7, 7],
    ],
    [
      [1, 0, 0],
      [15, 0, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('monuments %j earn %j', (counts, expected) => {
    expect(counts.map((count) => fertility.monumentDebens(count, counts))).toEqual(expected)
  })

  test('fewer tokens win a tie, and what is still equal is shared', () => {
    const sheet = (generic: number, tokens: number) => ({ ...fertility.blank(), generic, tokens })
    expect(fertility.ranks([sheet(10, 5), sheet(10, 4), sheet(12, 9)])).toEqual([3, 2, 1])
    expect(fertility.ranks([sheet(10, 5), sheet(10, 5)])).toEqual([1, 1])
  })
})

describe('the Statue scale', () => {
  beforeAll(() => loadLanguage('en'))
  const show = (): Record<string, never> => {
    const shown = mount(FertilityPad, { target: document.body })
    flushSync()
    return shown
  }
  const input = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!
  function enter(label: string, value: number): void {
    input(label).value = String(value)
    input(label).dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
  }

  test('can be that of another box', () => {
    const sheet = { ...fertility.blank(), statues: 2 }
    expect(fertility.debens(sheet, [sheet]).statues).toBe(6)
    expect(fertility.debens(sheet, [sheet], [1, 5, 10, 16, 23, 31]).statues).toBe(5)
    const other = { ...fertility.blank(), generic: 6, tokens: 1 }
    expect(fertility.ranks([sheet, other])).toEqual([1, 2])
    expect(fertility.ranks([sheet, other], [1, 5, 10, 16, 23, 31])).toEqual([2, 1])
  })

  test('is marked as a reconstruction until it is corrected, and the correction is remembered', () => {
    localStorage.clear()
    let shown = show()
    expect(document.querySelector('summary')!.textContent).toContain('Reconstruction')
    enter('Debens for 2 Statues', 5)
    expect(document.querySelector('summary')!.textContent).not.toContain('Reconstruction')
    void unmount(shown)
    document.body.innerHTML = ''
    shown = show()
    expect(input('Debens for 2 Statues').value).toBe('5')
    void unmount(shown)
    document.body.innerHTML = ''
  })
})

describe('Nile', () => {
  const sheet = (...counts: number[]) => ({
    name: '',
    piles: Object.fromEntries(nile.CROPS.map((crop, i) => [crop, counts[i] ?? 0])),
  })

  test('compares the smallest piles first, whichever crop they are', () => {
    expect(nile.ranks([sheet(9, 9, 9, 9, 0), sheet(1, 1, 1, 1, 1)])).toEqual([2, 1])
    expect(nile.ranks([sheet(3, 1, 4, 1, 5), sheet(5, 1, 1, 3, 5)])).toEqual([2, 1])
  })

  test('five equal piles share the victory', () => {
    expect(nile.ranks([sheet(1, 2, 3, 4, 5), sheet(5, 4, 3, 2, 1), sheet(0, 9, 9, 9, 9)])).toEqual([1, 1, 3])
  })
})
