// Going from thing to thing by keyboard, to look them up: also to those that take no focus.

const TOWARDS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The things on the screen, in reading order. */
export function things(): Element[] {
  return [...document.querySelectorAll('[data-lookup]')].filter((each) => {
    const { width, height } = each.getBoundingClientRect()
    return each.getAttribute('data-lookup') && width > 0 && height > 0
  })
}

/** Where to begin: what has the focus, or the first thing in it. */
export function begin(): Element | null {
  const stand = document.activeElement
  const all = things()
  return all.find((each) => each.contains(stand)) ?? all.find((each) => stand?.contains(each)) ?? all[0] ?? null
}

/** The nearest thing in an arrow's direction; with Tab, the next one in reading order. Null for every other key. */
export function next(from: Element, { key, shiftKey }: KeyboardEvent): Element | null {
  const all = things()
  if (key === 'Tab') return all[(all.indexOf(from) + (shiftKey ? all.length - 1 : 1)) % all.length] ?? null
  const towards = TOWARDS[key]
  if (!towards) return null
  const [x, y] = middle(from)
  let nearest = from
  let least = Infinity
  for (const each of all) {
    const [dx, dy] = middle(each).map((at, i) => at - [x, y][i]!) as [number, number]
    const along = dx * towards[0] + dy * towards[1]
    const across = Math.abs(dx * towards[1]) + Math.abs(dy * towards[0])
    if (along > 1 && along + 2 * across < least) {
      nearest = each
      least = along + 2 * across
    }
  }
  return nearest
}

function middle(each: Element): [number, number] {
  const { left, top, width, height } = each.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
