import { useEffect, useState } from 'react'
import type { BannerMotion } from './BannerMotion'

/** Delay in ms before the carousel's code loads, because it is not part of the first load (EDGE-1). */
const afterMs = 2000

export interface Motion {
  Controls: typeof BannerMotion
  /** When the banners were first shown, by `performance.now()`. */
  sinceMs: number
}

/** The carousel, once its code has loaded. Until then, and without it, the banners are a scrolling rail. */
export function useBannerMotion(isWanted: boolean): Motion | undefined {
  const [motion, setMotion] = useState<Motion>()
  useEffect(() => {
    if (!isWanted) return undefined
    const sinceMs = performance.now()
    let isCurrent = true
    const timer = setTimeout(() => {
      import('./BannerMotion').then(
        ({ BannerMotion: Controls }) => isCurrent && setMotion({ Controls, sinceMs }),
        // A failed load needs no message: the rail still scrolls by hand.
        () => undefined,
      )
    }, afterMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isWanted])
  return isWanted ? motion : undefined
}
