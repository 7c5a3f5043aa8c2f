// Keyboard focus. The pressed button is often gone after a move, and the focus with it.

let keyed = false
addEventListener('keydown', () => (keyed = true), { capture: true })
addEventListener('pointerdown', () => (keyed = false), { capture: true })

/**
 * Lead those who use the keyboard to the first of these that is there, once it is drawn; with `lost`, only those who
 * stand nowhere, or on what does nothing now. The answer calls it off.
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
