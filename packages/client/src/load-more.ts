/** The scroll position and loading state of a list. */
export interface ListPosition {
  /** CSS pixels from the lower edge of the view to the end of the list. */
  distancePx: number
  hasMore: boolean
  isLoading: boolean
  /** When the last page was requested, ms; undefined before the first. */
  lastAtMs: number | undefined
  nowMs: number
}

export interface LoadMoreLimits {
  throttleMs: number
  triggerPx: number
}

/**
 * Delay in ms before the next page is loaded: 0 is now, undefined is not at all. Pages load near the end of the scroll
 * only, while there are more, and at most once in `throttleMs` (LIST-6).
 */
export function loadMoreDelay(list: ListPosition, limits: LoadMoreLimits): number | undefined {
  if (!list.hasMore || list.isLoading || list.distancePx > limits.triggerPx) return undefined
  if (list.lastAtMs === undefined) return 0
  return Math.max(0, list.lastAtMs + limits.throttleMs - list.nowMs)
}
