import { describe, expect, test } from 'vitest'
import * as fertility from '../src/scorepad/fertility'
import * as nile from '../src/scorepad/nile'

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
