/** Told to the window when what a page shows in place has been replaced: the frame keeps no place of what went before. */
export const pageHeadEvent = 'plaza:page-head'

/** How long the content may take to load before the focus is left alone, ms. */
const longestWaitMs = 10_000

const isSeen = (heading: HTMLElement): boolean =>
  heading.closest('[aria-busy="true"], [aria-hidden="true"], [hidden]') === null &&
  heading.checkVisibility?.() !== false

/**
 * Gives the focus to the first heading of the page, once it has been rendered and the focus has gone with what was replaced, or
 * waits on the page as a whole. A person who has moved the focus since keeps it. Returns a function that ends the wait.
 */
export function focusFirstHeading(): () => void {
  const main = document.querySelector('main')
  if (!main) return () => {}
  const end = new AbortController()
  const changes = new MutationObserver(() => focus())
  const timer = setTimeout(() => end.abort(), longestWaitMs)
  const { signal } = end
  signal.addEventListener('abort', () => {
    changes.disconnect()
    clearTimeout(timer)
  })
  const focus = () => {
    if (document.activeElement !== document.body && document.activeElement !== main) return
    const heading = [...main.querySelectorAll<HTMLElement>('h1, h2, h3, legend, [data-head]')].find(isSeen)
    if (!heading) return
    end.abort()
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  changes.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => end.abort(), { signal, capture: true })
  focus()
  return () => end.abort()
}

/**
 * Lets what has replaced a page in place begin at its head (FRAME-20): the page is scrolled to its top, and the focus that
 * went with the former content goes to the first heading. Returns a function that ends the wait for that heading.
 */
export function beginAtHead(): () => void {
  window.scrollTo(0, 0)
  window.dispatchEvent(new Event(pageHeadEvent))
  return focusFirstHeading()
}
