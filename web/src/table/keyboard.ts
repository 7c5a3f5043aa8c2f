// Keyboard focus. A move often removes the pressed button, and the focus with it.

let keyed = false
addEventListener('keydown', () => (keyed = true), { capture: true })
addEventListener('pointerdown', () => (keyed = false), { capture: true })

// A click without a pointer comes from the keyboard or a screen reader, on a phone too.
let pointed = false
addEventListener('keydown', () => (pointed = false), { capture: true })
addEventListener('pointerdown', () => (pointed = true), { capture: true })
addEventListener('click', () => setTimeout(() => (pointed = false)), { capture: true })

/** Whether what is pressed now is pressed by a pointer. */
export const isPointed = (): boolean => pointed

/**
 * For keyboard users, focus the first of these elements that exists, after the next render; with `lost`, only if nothing
 * useful has the focus. Returns a function that cancels it.
 */
export function moveFocus(places: string[], lost = false): (() => void) | undefined {
  if (!keyed) return undefined
  const soon = requestAnimationFrame(() => {
    const stand = document.activeElement
    if (lost && stand && stand !== document.body && !stand.matches('[aria-disabled=true]')) return
    const found = places.map((place) => document.querySelector<HTMLElement | SVGElement>(place)).find(Boolean)
    found?.focus()
  })
  return () => cancelAnimationFrame(soon)
}
