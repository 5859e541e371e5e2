import { endKeptHeight, isKeptTall, keepTall } from './place-of-entry'

/** How long content further down may take to load, ms. */
const longestWaitMs = 1_000
/** The same where the document is kept tall meanwhile, ms: after a reload everything is fetched again. */
const longestLoadMs = 3_000

/**
 * Scrolls to `wanted`, px, when the page has been laid out, before it is painted: asking for a position earlier would force a
 * layout of its own. Content may still load: the position is tried again at each size, until the returned function is called,
 * for a second from the first layout, which on a slow phone may itself come later than that (FRAME-20). Where the person comes
 * back to the page, the document is kept as tall as the place needs meanwhile.
 */
export function scrollOnceTall(page: HTMLElement, wanted: number, comesBack = false): () => void {
  let laidOutAt: number | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(late)
    sizes.disconnect()
    endKeptHeight()
  }
  const sizes = new ResizeObserver(() => {
    laidOutAt ??= performance.now()
    const isTall = !comesBack || page.getBoundingClientRect().bottom + scrollY >= wanted + innerHeight - 1
    if (isTall) endKeptHeight()
    else if (!isKeptTall()) keepTall(wanted)
    if (performance.now() - laidOutAt > (comesBack ? longestLoadMs : longestWaitMs)) return stop()
    scrollTo(0, wanted)
    if (isTall && Math.abs(scrollY - wanted) < 1) stop()
    else if (comesBack) late ??= setTimeout(stop, longestLoadMs)
  })
  sizes.observe(page)
  return stop
}
