import { useEffect, type RefObject } from 'react'
import { afterLoad } from './after-load'
import type { watchTilePresses } from './tile-presses'

type Watch = typeof watchTilePresses

let watch: Watch | undefined

/** The code of the page that a tap leads to comes while the finger is still down (LAUNCH-1). */
const fetchLaunch = () => {
  // What did not come is asked for again by the page itself.
  import('../features/launch/LaunchScreen').catch(() => undefined)
}

/**
 * Calls back when a tile of a grid is pressed for long (FRAME-15), or its context menu is asked for. The code comes after
 * the first paint.
 */
export function useTilePresses(
  grid: RefObject<HTMLElement | null>,
  /** Gets the node of the tile. The same function at every render. */
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
        // Without its code taps open games as they do; the next grid asks for it again.
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
