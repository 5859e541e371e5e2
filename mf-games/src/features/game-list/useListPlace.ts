import type { ListPlace } from '@plaza/contract/play'
import { useLocation } from '@plaza/facade/router'
import { useLayoutEffect, useRef, useState } from 'react'
import { keepPlace, takeListPlace } from './list-place'
import type { Slice } from './page-slots'

const launchRoute = '/m/launchGame'
/** ms in which what is above the games may still come and move them. */
const settleMs = 1000

/** What is remembered of a list besides its address and scroll. */
export interface Reached {
  pages: number
  total: number | undefined
  slice: Slice
}

/**
 * Where the list of this address goes on, and the memory of where it is left: on the way to a game, by a reload, by a
 * step through the history (issue: back from a game returns to the same place).
 */
export function useListPlace(address: string): {
  start: ListPlace | undefined
  /** Told how far the list has come. */
  note: (reached: Reached) => void
} {
  const { key: entry } = useLocation()
  const [start] = useState(() => takeListPlace(sessionStorage, address, entry))
  const reached = useRef<Reached>(undefined)
  const scroll = useRef(start?.scrollY ?? 0)

  // At the commit that takes it away, before the next page moves the scroll.
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
    const wanted = start?.scrollY ?? 0
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
    // Whoever scrolls has taken over.
    window.addEventListener('pointerdown', stop, { once: true })
    window.addEventListener('wheel', stop, { once: true, passive: true })
    return () => {
      stop()
      window.removeEventListener('pointerdown', stop)
      window.removeEventListener('wheel', stop)
    }
  }, [start])

  const [note] = useState(() => (next: Reached) => {
    reached.current = next
  })
  return { start, note }
}
