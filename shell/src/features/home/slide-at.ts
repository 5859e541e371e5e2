/** Scroll position of a rail; `scrollLeft` is negative in right-to-left text. */
export interface RailPlace {
  scrollLeft: number
  scrollWidth: number
  clientWidth: number
}

/** Index of the slide that is in view, by how far the rail is scrolled. */
export function slideAt({ scrollLeft, scrollWidth, clientWidth }: RailPlace, count: number): number {
  const way = scrollWidth - clientWidth
  if (way <= 0 || count < 2) return 0
  return Math.min(count - 1, Math.round((Math.abs(scrollLeft) / way) * (count - 1)))
}
