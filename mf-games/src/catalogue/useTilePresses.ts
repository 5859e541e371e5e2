import { usePrefetch } from '@plaza/federation'
import { useEffect, useRef, type RefObject } from 'react'
import { launchRoute } from '../play/launch-address'
import { afterLoad } from './after-load'
import type { watchTilePresses } from './tile-presses'

type Watch = typeof watchTilePresses

let watch: Watch | undefined

/**
 * Calls back when a tile of a grid receives a long press or opens its context menu (FRAME-15). The code loads after the
 * first paint.
 */
export function useTilePresses(
  grid: RefObject<HTMLElement | null>,
  /** Called with the node of the tile. A stable function. */
  onLongPress: (nodeId: number) => void,
): void {
  // Prefetches the code of the page that a tap opens while the finger is still down (LAUNCH-1).
  const prefetch = usePrefetch()
  const latest = useRef(prefetch)
  useEffect(() => {
    latest.current = prefetch
  }, [prefetch])
  useEffect(() => {
    const fetchLaunch = () => latest.current(launchRoute)
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
