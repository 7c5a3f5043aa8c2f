// A half-made choice at a live table: it stays until the decision changes, whatever else the server says.

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import '../src/games/fertility/Fertility.svelte' // so that no test waits until it is compiled
import '../src/games/nile/Nile.svelte'
import { loadLanguage } from '../src/language.svelte'
import { match } from '../src/router.svelte'
import { settings } from '../src/settings.svelte'
import TablePage from '../src/pages/TablePage.svelte'
import { answerOf, FakeSocket, type Position } from './sockets'

const POSITIONS = import.meta.glob<Position>('../fixtures/*.json', { eager: true, import: 'default' })
const named = (name: string) => structuredClone(POSITIONS[`../fixtures/${name}.json`]!)

let shown: object | null = null
async function sit(position: Position): Promise<FakeSocket> {
  shown = mount(TablePage, { target: document.body, props: { id: 'aaaabbbbcccc' } })
  flushSync()
  FakeSocket.last.opens()
  hear(answerOf(position))
  await vi.waitFor(() => expect(document.querySelector('[aria-label="Your choice"]')).not.toBeNull())
  return FakeSocket.last
}
function hear(message: { type: string }): void {
  FakeSocket.last.says(message as never)
  flushSync()
}
const press = (found: Element | null | undefined) => {
  if (!(found instanceof HTMLElement)) throw new Error('there is no such button')
  found.click()
  flushSync()
}

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('[]')))
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

const pick = {
  // Two cards of Nile are picked; a tile of Fertility hovers over the Valley.
  'nile-act': () => {
    press(document.querySelectorAll('.slot button')[0])
    press(document.querySelectorAll('.slot button')[1])
  },
  'fertility-place': () => {
    const valley = document.querySelector('svg.valley')!
    valley.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    flushSync()
  },
}
const chosen = () => document.querySelectorAll('.slot.picked, .valley .ghost').length

describe.each(['nile-act', 'fertility-place'] as const)('a choice begun at %s', (name) => {
  const position = named(name)
  const count = name === 'nile-act' ? 2 : 1
  const same = answerOf(position)

  test.each([
    ['somebody comes or goes', { type: 'here', here: [0, 1] }],
    ['somebody is renamed', { ...same, seq: 21, seats: same.seats.map((seat) => ({ ...seat, name: 'Kenna' })) }],
    ['the same table comes again', same],
    [
      'somebody leaves',
      { ...same, seq: 21, seats: same.seats.map((seat, i) => (i ? seat : { ...seat, away: 'left' })) },
    ],
    ['somebody says something', { type: 'chat', lines: [{ number: 1, seat: 0, name: 'P', text: 'hm', at: 0 }] }],
  ])('stays when %s', async (_, message) => {
    await sit(position)
    pick[name]()
    expect(chosen()).toBe(count)
    hear(message as { type: string })
    expect(chosen()).toBe(count)
  })

  test('stays after a break of the connection in which nothing was played', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    try {
      await sit(position)
      pick[name]()
      FakeSocket.last.closes()
      vi.advanceTimersByTime(60_000)
      FakeSocket.last.opens()
      hear(answerOf(position))
      expect(FakeSocket.all.length).toBeGreaterThan(1)
      expect(chosen()).toBe(count)
    } finally {
      vi.useRealTimers()
    }
  })

  test('is forgotten with the decision it was for', async () => {
    await sit(position)
    pick[name]()
    hear({ ...same, seq: 22, play: { ...same.play!, decision: 14 } } as never)
    expect(chosen()).toBe(0)
  })

  test('is forgotten when one and the same decision has become another', async () => {
    // A move taken back and another one made, of which only the last state was heard.
    await sit(position)
    pick[name]()
    hear({ ...same, seq: 24, play: { ...same.play!, choices: same.play!.choices!.slice(1) } } as never)
    expect(chosen()).toBe(0)
  })
})

describe('a refusal', () => {
  const refuse = () =>
    hear({ type: 'error', key: 'x', error: { key: 'x', args: {}, rule: 'N3.4', text: 'not that' } } as never)
  const warned = () => document.querySelector('.warn')

  test('goes with the next thing that is tried, not with a look at its rule', async () => {
    await sit(named('nile-act'))
    refuse()
    expect(warned()).not.toBeNull()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    warned()!
      .querySelector('a')!
      .addEventListener('click', (event) => event.preventDefault())
    press(warned()!.querySelector('a'))
    expect(warned()).not.toBeNull()
    press(document.querySelectorAll('.slot button')[0])
    expect(warned()).toBeNull()
    expect(chosen()).toBe(1)
    refuse()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    flushSync()
    expect(warned()).toBeNull()
  })

  test('goes when the table moves on', async () => {
    const same = answerOf(named('nile-act'))
    await sit(named('nile-act'))
    refuse()
    hear(same)
    expect(warned()).not.toBeNull()
    hear({ ...same, seq: 22, play: { ...same.play!, decision: 14 } } as never)
    expect(warned()).toBeNull()
  })
})

describe('a table that can’t be shown', () => {
  const open = () => {
    shown = mount(TablePage, { target: document.body, props: { id: 'no table' } })
    flushSync()
  }
  const said = async (words: string) => {
    await vi.waitFor(() => expect(document.body.textContent).toContain(words))
    expect(document.querySelector('main a[href="/"]')).not.toBeNull()
  }

  test('is not found, if there is none', async () => {
    open()
    FakeSocket.last.opens()
    FakeSocket.last.closes(4404)
    flushSync()
    await said('Page not found')
  })

  test('says why, if it is refused, and can be asked for again', async () => {
    open()
    FakeSocket.last.opens()
    hear({ type: 'error', key: '', error: { key: 'x', args: {}, rule: '', text: 'not for you' } } as never)
    FakeSocket.last.closes(1008)
    flushSync()
    await said('not for you')
    press([...document.querySelectorAll('button')].find((each) => each.textContent === 'Try again'))
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('says so, if the server doesn’t answer, and still comes when it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    try {
      open()
      FakeSocket.last.closes()
      vi.advanceTimersByTime(6000)
      vi.useRealTimers()
      await said('Can’t reach the server')
      FakeSocket.last.opens()
      hear(answerOf(named('nile-act')))
      await vi.waitFor(() => expect(document.querySelector('[aria-label="Your choice"]')).not.toBeNull())
    } finally {
      vi.useRealTimers()
    }
  })
})

test('while the server is out of reach, the buttons don’t pretend', async () => {
  await sit(named('nile-act'))
  const buttons = () => document.querySelector('.mine .buttons')!.getAttribute('aria-disabled')
  expect(buttons()).toBe('false')
  FakeSocket.last.closes()
  flushSync()
  expect(buttons()).toBe('true')
  expect(document.body.textContent).toContain('Reconnecting…')
})

test('a link cut off within a letter leads to a page, too', () => {
  expect(match('/table/:id', '/table/caf%C3')).toEqual({ id: 'caf%C3' })
})

describe('a press', () => {
  const sentMoves = () => FakeSocket.last.sentOf('move').map((move) => move.action)
  const button = (label: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === label,
    )
  afterEach(() => Object.assign(settings, { confirm: 'wait', obvious: true }))

  test('takes a tile the second time: that can’t be undone', async () => {
    await sit(named('fertility-take'))
    const tile = document.querySelector('[data-place=pool] button')
    press(tile)
    expect(sentMoves()).toEqual([])
    press(tile)
    expect(sentMoves()).toHaveLength(1)
  })

  test('supplies the second time where that ends the turn', async () => {
    const position = named('fertility-supply')
    const [only] = position.choices.filter((choice) => choice.text.startsWith('supply'))
    position.choices = [only!, position.choices.find((choice) => choice.text === 'done')!]
    for (const choice of position.choices) choice.final = true
    settings.confirm = 'ask'
    await sit(position)
    const shop = () => press(document.querySelector('.shop.target button'))
    const prompt = () => document.querySelector('.prompt')!.textContent
    shop()
    expect(prompt()).toContain('This can’t be undone')
    press(button('Back'))
    expect(prompt()).not.toContain('This can’t be undone')
    press(button('Done supplying'))
    shop()
    expect(sentMoves()).toEqual([])
    shop()
    expect(sentMoves()).toEqual([only!.action])
  })

  test('passes a turn after one more, on a button that asks for it', async () => {
    const position = named('nile-act')
    const pass = position.choices.find((choice) => choice.text === 'pass')!
    await sit(position)
    press(button('Pass: end turn'))
    expect(sentMoves()).toEqual([])
    press(button('Confirm'))
    expect(sentMoves()).toEqual([pass.action])
  })

  describe('that can’t be undone', () => {
    beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => vi.useRealTimers())
    const wait = (ms: number) => {
      vi.advanceTimersByTime(ms)
      flushSync()
    }
    const tile = () => document.querySelector('[data-place=pool] button')
    const tap = (found: Element | null | undefined) => {
      dispatchEvent(new Event('pointerdown'))
      press(found)
    }
    const take = async () => {
      await sit(named('fertility-take'))
      tap(tile())
    }

    test('is played after a moment, in which it can be taken back', async () => {
      await take()
      wait(3000)
      tap(button('Undo'))
      wait(9000)
      expect(sentMoves()).toEqual([])
      tap(tile())
      expect(document.querySelector('.prompt')!.textContent).toContain('You can still undo this')
      expect(document.querySelector('[data-place=pool] button')!.getAttribute('aria-pressed')).toBe('true')
      wait(4000)
      expect(sentMoves()).toHaveLength(1)
    })

    test('is played when the player goes to another page before the moment is over', async () => {
      await take()
      await unmount(shown!)
      shown = null
      expect(sentMoves()).toHaveLength(1)
    })

    test('is played at once by one whose time runs out', async () => {
      const position = named('fertility-take')
      await sit(position)
      const table = answerOf(position, { clock: { bank: 300, increment: 0 } })
      table.seats[position.me!]!.bank = 30_000
      hear(table)
      press(document.querySelector('[data-place=pool] button'))
      expect(sentMoves()).toHaveLength(1)
    })

    test('is never played by time alone for those who asked to be asked', async () => {
      settings.confirm = 'ask'
      await take()
      wait(60_000)
      expect(sentMoves()).toEqual([])
    })

    test('is never played by time alone for those who use the keyboard or a screen reader', async () => {
      await take()
      tap(button('Undo'))
      wait(1)
      press(tile())
      wait(60_000)
      dispatchEvent(new Event('pointerdown'))
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
      tap(button('Back'))
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
      press(tile())
      wait(60_000)
      expect(sentMoves()).toEqual([])
      expect(button('Confirm')).toBeDefined()
    })
  })

  test('takes a tile at once for those who want no confirmation', async () => {
    settings.confirm = 'no'
    await sit(named('fertility-take'))
    press(document.querySelector('[data-place=pool] button'))
    expect(sentMoves()).toHaveLength(1)
  })

  test('builds a District that can be paid in one way only, and asks how where there are several', async () => {
    const position = named('fertility-build')
    const ways = (name: string) => position.choices.filter((choice) => choice.text.split(' ')[1] === name).length
    await sit(position)
    const offered = position.view.districts as string[]
    const press_ = (name: string) =>
      press(document.querySelectorAll('.four > *')[offered.indexOf(name)]!.querySelector('button'))
    press_(offered.find((name) => ways(name) > 1)!)
    expect(sentMoves()).toEqual([])
    expect(document.querySelectorAll('.brings button').length).toBeGreaterThan(1)
    const only = offered.find((name) => ways(name) === 1)
    if (only) press_(only)
    expect(sentMoves()).toHaveLength(only ? 1 : 0)
  })

  test('plants all of a crop after one of its cards', async () => {
    const position = named('nile-five')
    await sit(position)
    const most = position.choices
      .map((choice) => /^plant (\d+)W$/.exec(choice.text))
      .reduce((most, found) => Math.max(most, Number(found?.[1] ?? 0)), 0)
    expect(most).toBeGreaterThan(2)
    press([...document.querySelectorAll('.slot button')].find((each) => each.getAttribute('aria-label') === 'Wheat'))
    press(button(`Plant all ${most}`))
    const text = position.choices.find((choice) => choice.action === sentMoves()[0])!.text
    expect(text).toBe(`plant ${most}W`)
  })

  test('ends supplying without being the first thing one would press', async () => {
    await sit(named('fertility-supply'))
    expect(button('Done supplying')!.classList.contains('primary')).toBe(false)
    expect(document.querySelector('.prompt')!.textContent).toMatch(/returns? to the Stock/)
  })

  test('fills a Shop with all it can take, of every resource, until that is taken back', async () => {
    const position = named('fertility-supply')
    const same = answerOf(position)
    await sit(position)
    const taken = (shop: string) => position.choices.filter(({ text }) => text.endsWith(` ${shop}`)).length
    const shops = (position.view.cities[position.me!].shops as { shop: string }[]).map((each) => each.shop)
    const targets = shops.filter((shop) => taken(shop))
    press(document.querySelectorAll('.shop.target button')[targets.findIndex((shop) => taken(shop) > 1)])
    expect(sentMoves()).toHaveLength(1)
    const log = [...same.play!.log, { ...same.play!.log.at(-1)!, decision: same.play!.decision }]
    const [first] = position.choices.filter((choice) => choice.action === sentMoves()[0])
    const place = first!.text.split(' ')[2]
    const others = position.choices.filter((choice) => choice !== first)
    hear({
      ...same,
      seq: 21,
      play: { ...same.play!, decision: same.play!.decision + 1, log, choices: others },
    } as never)
    const acknowledge = () =>
      hear({ type: 'done', key: String(FakeSocket.last.sentOf('move').at(-1)!.key), seq: 21 } as never)
    acknowledge()
    expect(sentMoves()).toHaveLength(2)
    const second = position.choices.find((choice) => choice.action === sentMoves()[1])!.text
    expect(second.split(' ')[1]).not.toBe(first!.text.split(' ')[1])
    expect(second.endsWith(` ${place}`)).toBe(true)
    acknowledge()
    hear({ ...same, seq: 23 } as never)
    expect(sentMoves()).toHaveLength(2)
  })

  test('fills a Shop only with what was taken in hand for it', async () => {
    const position = named('fertility-supply')
    const same = answerOf(position)
    await sit(position)
    press(document.querySelector('.token:not(.idle)'))
    press(document.querySelector('.shop.target button'))
    const [first] = position.choices.filter((choice) => choice.action === sentMoves()[0])
    const resource = first!.text.split(' ')[1]
    const choices = position.choices.filter((choice) => choice.text.split(' ')[1] !== resource)
    const log = [...same.play!.log, { ...same.play!.log.at(-1)!, decision: same.play!.decision }]
    hear({ ...same, seq: 21, play: { ...same.play!, decision: same.play!.decision + 1, log, choices } } as never)
    hear({ type: 'done', key: String(FakeSocket.last.sentOf('move').at(-1)!.key), seq: 21 } as never)
    expect(sentMoves()).toHaveLength(1)
  })

  test('is not needed for a resource with one place that nothing else can take', async () => {
    const position = named('fertility-supply')
    const supplies = position.choices.filter((choice) => choice.text.startsWith('supply'))
    const [one] = supplies
    const [, resource, shop] = one!.text.split(' ')
    const rest = supplies.filter(({ text }) => text.split(' ')[1] !== resource && !text.endsWith(` ${shop}`))
    expect(rest.length).toBeGreaterThan(1)
    position.choices = [...rest, one!]
    await sit(position)
    expect(sentMoves()).toEqual([one!.action])
  })

  test('is not needed for the only place of the only resource, unless one wants it or the turn would be over', async () => {
    const position = named('fertility-supply')
    const [only] = position.choices.filter((choice) => choice.text.startsWith('supply'))
    position.choices = [only!, position.choices.find((choice) => choice.text === 'done')!]
    settings.obvious = false
    await sit(position)
    expect(sentMoves()).toEqual([])
    const play = answerOf(position).play!
    const last = { ...play, decision: 14, choices: play.choices!.map((choice) => ({ ...choice, final: true })) }
    hear({ ...answerOf(position), seq: 21, play: last } as never)
    settings.obvious = true
    flushSync()
    expect(sentMoves()).toEqual([])
    hear({ ...answerOf(position), seq: 22, play: { ...play, decision: 15 } } as never)
    expect(sentMoves()).toEqual([only!.action])
  })
})
