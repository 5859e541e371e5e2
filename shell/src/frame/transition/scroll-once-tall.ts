/** How long content further down may take to load, ms. */
const longestWaitMs = 1_000

/**
 * Scrolls to `wanted`, px, when the page has been laid out, before it is painted: asking for a position earlier would force a
 * layout of its own. Content may still load: the position is tried again at each size, until the returned function is called,
 * for a second from the first layout, which on a slow phone may itself come later than that (FRAME-20).
 */
export function scrollOnceTall(page: HTMLElement, wanted: number): () => void {
  let laidOutAt: number | undefined
  const sizes = new ResizeObserver(() => {
    laidOutAt ??= performance.now()
    if (performance.now() - laidOutAt > longestWaitMs) return sizes.disconnect()
    scrollTo(0, wanted)
    if (Math.abs(scrollY - wanted) < 1) sizes.disconnect()
  })
  sizes.observe(page)
  return () => sizes.disconnect()
}
