import { useEffect, type RefObject } from 'react'
import { afterLoad } from './after-load'
import type { watchTilePresses } from './tile-presses'

type Watch = typeof watchTilePresses

let watch: Watch | undefined

/** Prefetches the code of the target page while the finger is still down (LAUNCH-1). */
const fetchLaunch = () => {
  // After a failed prefetch, the page itself loads its code.
  import('../features/launch/LaunchScreen').catch(() => undefined)
}

/**
 * Calls back when a tile of a grid receives a long press or opens its context menu (FRAME-15). The code loads after the
 * first paint.
 */
export function useTilePresses(
  grid: RefObject<HTMLElement | null>,
  /** Called with the node of the tile. A stable function. */
  onLongPress: (nodeId: number) => void,
): void {
  useEffect(() => {
    const element = grid.current
    if (!element) return undefined
    if (watch) return watch(element, onLongPress, fetchLaunch)
    let stop: (() => void) | undefined
    let isCurrent = true
    const callOff = afterLoad(() => {
      import('./tile-presses').then(
        (module) => {
          watch = module.watchTilePresses
          if (isCurrent) stop = watch(element, onLongPress, fetchLaunch)
        },
        // Without this code taps still open games; the next grid loads it again.
        () => undefined,
      )
    })
    return () => {
      isCurrent = false
      callOff()
      stop?.()
    }
  }, [grid, onLongPress])
}
