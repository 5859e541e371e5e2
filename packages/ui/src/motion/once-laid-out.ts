/**
 * Calls back once, when the next frame has been laid out and before it is painted: reading sizes and starting animations
 * then forces no layout. Returns the function that cancels it. Does nothing where nothing is laid out.
 */
export function onceLaidOut(element: Element, run: () => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => undefined
  const sizes = new ResizeObserver(() => {
    sizes.disconnect()
    run()
  })
  sizes.observe(element)
  return () => sizes.disconnect()
}
