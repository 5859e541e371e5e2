/** Space between button and menu, and between menu and the edge of the window, in CSS pixels. */
const gap = 8
const edge = 12

/**
 * Positions a menu at its button: below it, or above when there is more space, aligned with the button's end, and never
 * higher than the available space.
 */
export function place(menu: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = clientHeight - bottom - gap - edge
  const above = top - gap - edge
  const isAbove = menu.scrollHeight > below && above > below
  const isRightToLeft = getComputedStyle(menu).direction === 'rtl'
  const { style } = menu
  style.insetInlineEnd = `${Math.max(edge, isRightToLeft ? left : clientWidth - right)}px`
  style.insetBlockStart = isAbove ? 'auto' : `${bottom + gap}px`
  style.insetBlockEnd = isAbove ? `${clientHeight - top + gap}px` : 'auto'
  style.maxBlockSize = `${isAbove ? above : below}px`
}
