import type { ListPlace } from '@plaza/contract/play'
import { useLocation } from '@plaza/facade/router'
import { useLayoutEffect, useRef, useState } from 'react'
import { keepPlace, takeListPlace } from './list-place'
import type { Slice } from './page-slots'

const launchRoute = '/m/launchGame'
/** How long content above the games may still load and move them, ms. */
const settleMs = 1000

/** What is remembered of a list besides its address and scroll position. */
export interface Reached {
  pages: number
  total: number | undefined
  slice: Slice
}

/**
 * Restores the position of this address's list, and remembers it when the list is left: for a game, by a reload, or by
 * a step through the history.
 */
export function useListPlace(address: string): {
  start: ListPlace | undefined
  /** Called with the number of pages reached. */
  note: (reached: Reached) => void
} {
  const { key: entry } = useLocation()
  const [start] = useState(() => takeListPlace(sessionStorage, address, entry))
  const isShownAgain = useRef(false)
  const reached = useRef<Reached>(undefined)
  const scroll = useRef(start?.scrollY ?? 0)

  // Runs in the commit that removes the list, before the next page changes the scroll position.
  useLayoutEffect(() => {
    const follow = () => {
      scroll.current = window.scrollY
    }
    const keep = () => {
      const { pages, total, slice } = reached.current ?? {}
      if (pages === undefined || total === undefined || !slice) return
      const isForGame = window.location.pathname === launchRoute
      keepPlace(sessionStorage, {
        address,
        entry,
        pages,
        total,
        ...slice,
        scrollY: scroll.current,
        isForGame,
      })
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [address, entry])

  useLayoutEffect(() => {
    // A list that was hidden still has its pages: it needs the position that it was left at since.
    const place = isShownAgain.current ? takeListPlace(sessionStorage, address, entry) : start
    isShownAgain.current = true
    const wanted = place?.scrollY ?? 0
    scroll.current = wanted
    if (wanted === 0) return undefined
    const began = performance.now()
    let frame = 0
    const stop = () => cancelAnimationFrame(frame)
    const look = () => {
      if (document.documentElement.scrollHeight >= wanted + window.innerHeight) {
        window.scrollTo(0, wanted)
        if (Math.abs(window.scrollY - wanted) < 2 && performance.now() - began > settleMs / 4) return
      }
      if (performance.now() - began < settleMs) frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    // The person has scrolled: restoring stops.
    window.addEventListener('pointerdown', stop, { once: true })
    window.addEventListener('wheel', stop, { once: true, passive: true })
    return () => {
      stop()
      window.removeEventListener('pointerdown', stop)
      window.removeEventListener('wheel', stop)
    }
  }, [start, address, entry])

  const [note] = useState(() => (next: Reached) => {
    reached.current = next
  })
  return { start, note }
}
