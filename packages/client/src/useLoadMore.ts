import { loadMore } from '@plaza/contract/kernel'
import { useEffect, useRef } from 'react'
import { loadMoreDelay } from './load-more'

export interface UseLoadMoreOptions {
  /** False stops loading: there is nothing more, or the last page failed and waits for the person to retry. */
  hasMore: boolean
  isLoading: boolean
  load: () => void
}

const distanceToEnd = (): number =>
  document.documentElement.scrollHeight - window.scrollY - window.innerHeight

/** Loads the next page near the end of the page's scroll (LIST-6). */
export function useLoadMore({ hasMore, isLoading, load }: UseLoadMoreOptions): void {
  const lastAtMs = useRef<number | undefined>(undefined)
  const loadNow = useRef(load)
  useEffect(() => {
    loadNow.current = load
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      const nowMs = performance.now()
      const position = { distancePx: distanceToEnd(), hasMore, isLoading, lastAtMs: lastAtMs.current, nowMs }
      const delayMs = loadMoreDelay(position, loadMore)
      if (delayMs === undefined) return
      if (delayMs > 0) {
        timer = setTimeout(check, delayMs)
        return
      }
      lastAtMs.current = nowMs
      loadNow.current()
    }
    // Looks once the list has been laid out, and whenever its length changes: asking sooner would force a layout in the task
    // that drew the list.
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(check) : undefined
    if (sizes) sizes.observe(document.documentElement)
    else check()
    window.addEventListener('scroll', check, { passive: true })
    window.addEventListener('resize', check)
    return () => {
      clearTimeout(timer)
      sizes?.disconnect()
      window.removeEventListener('scroll', check)
      window.removeEventListener('resize', check)
    }
  }, [hasMore, isLoading])
}
