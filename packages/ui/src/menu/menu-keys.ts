import type { KeyboardEvent } from 'react'

const step = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 })[key]

/**
 * Handles the keys of a menu: arrows, Home and End move; a letter moves to the next item that begins with it; Escape
 * and Tab close.
 */
export function menuKeys(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const begins = (item: HTMLElement) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase())
  const target =
    step(event.key, Math.max(at, event.key === 'ArrowDown' ? -1 : 0), items.length) ??
    (event.key.length === 1 && event.key !== ' '
      ? [...items.keys()]
          .map((offset) => (at + 1 + offset) % items.length)
          .find((index) => items[index] && begins(items[index]))
      : undefined)
  if (target !== undefined) {
    event.preventDefault()
    items[target]?.focus()
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    // Closing returns the focus to the button first, so that Tab continues from there.
    if (event.key === 'Escape') event.stopPropagation()
    close()
  }
}
