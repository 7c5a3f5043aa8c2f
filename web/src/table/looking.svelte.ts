// Looking things up by keyboard. While it is on, the board marks each of its squares as a thing.

export const looking = $state({ on: false })

const TYPED = 'input, textarea, select, [contenteditable], dialog[open] *'

/** Whether a key begins it: `?`, unless it is being written somewhere. */
export const asksToLook = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key === '?' &&
  !(event.target instanceof Element && event.target.closest(TYPED))
