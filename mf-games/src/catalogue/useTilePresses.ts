import { useEffect, type RefObject } from 'react'
import { afterLoad } from './after-load'
import type { watchTilePresses } from './tile-presses'

type Watch = typeof watchTilePresses

let watch: Watch | undefined

/**
 * Calls back when a tile of a grid is pressed for long (spec §9), or its context menu is asked for. The code comes after
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
    if (watch) return watch(element, onLongPress)
    let stop: (() => void) | undefined
    let isCurrent = true
    const callOff = afterLoad(() => {
      import('./tile-presses').then(
        (module) => {
          watch = module.watchTilePresses
          if (isCurrent) stop = watch(element, onLongPress)
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
