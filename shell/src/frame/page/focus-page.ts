import { focusFirstHeading } from '@plaza/ui/page-head'

/** Where the focus is no longer of use: on nothing, in a page that was left, or on what led away from it. */
const isOver = (focused: Element | null, main: HTMLElement): boolean => {
  if (!focused || focused === document.body || focused === main) return true
  if (focused.closest('dialog, [role="dialog"]')) return false
  return !main.contains(focused) || focused.closest('[aria-hidden="true"], [hidden]') !== null
}

/**
 * Moves the focus to the page that has come into view (FRAME-24): to its first heading, once it exists, and until then to the
 * page as a whole. A field or a control of the page that has taken the focus keeps it, and so does a dialog. Returns a function
 * that ends the wait.
 */
export function focusPage(): () => void {
  const main = document.querySelector('main')
  if (!main || !isOver(document.activeElement, main)) return () => {}
  main.tabIndex = -1
  main.focus({ preventScroll: true })
  return focusFirstHeading()
}
