import { pressStrayPx, touch } from '@plaza/contract/kernel'

/** Called with the node of a tile. */
type OnLongPress = (nodeId: number) => void

interface Grid {
  onLongPress: OnLongPress
  onDown: () => void
}

interface Press {
  pointerId: number
  x: number
  y: number
  timer: ReturnType<typeof setTimeout>
}

/** How long after the finger is lifted its click may follow, ms. */
const clickWaitMs = 350

const grids = new Map<Element, Grid>()
let watching: AbortController | undefined

/**
 * Calls back with the node of a tile (`data-node`) in `grid` that receives a long press, the context-menu key or a
 * right click (FRAME-15). Returns the function that stops it. All grids share one set of listeners.
 */
export function watchTilePresses(
  grid: Element,
  onLongPress: OnLongPress,
  /** Called on pointer down on a tile, so that what its tap needs can be prefetched. */
  onDown: () => void = () => undefined,
): () => void {
  grids.set(grid, { onLongPress, onDown })
  watching ??= watch()
  return () => {
    grids.delete(grid)
    if (grids.size > 0) return
    watching?.abort()
    watching = undefined
  }
}

/** The tile at this point and its callbacks. */
function tileAt(target: EventTarget | null): { open: () => void; onDown: () => void } | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-node]') : null
  for (let place: Element | null = tile; place; place = place.parentElement) {
    const grid = grids.get(place)
    if (grid && tile)
      return { open: () => grid.onLongPress(Number(tile.dataset['node'])), onDown: grid.onDown }
  }
  return undefined
}

const isHeart = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-pressed]') !== null

/** Moving or scrolling cancels a press. After a long press the following click and context menu are suppressed. */
function watch(): AbortController {
  const ended = new AbortController()
  let press: Press | undefined
  /** The finger of a long press is still down, or was lifted a moment ago. */
  let isHeld = false

  const end = () => {
    clearTimeout(press?.timer)
    press = undefined
  }
  const release = () => {
    isHeld = false
  }
  const begin = (event: PointerEvent) => {
    end()
    release()
    const tile = tileAt(event.target)
    if (!tile || isHeart(event.target) || !event.isPrimary || event.button !== 0) return
    tile.onDown()
    const timer = setTimeout(() => {
      press = undefined
      isHeld = true
      tile.open()
    }, touch.longPressMs)
    press = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, timer }
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press?.pointerId) return
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > pressStrayPx) end()
  }
  const lift = () => {
    end()
    if (isHeld) setTimeout(release, clickWaitMs)
  }
  const swallow = (event: Event) => {
    if (!isHeld) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') release()
  }
  const menu = (event: MouseEvent) => {
    if (isHeld) return swallow(event)
    const tile = tileAt(event.target)
    if (!tile) return
    event.preventDefault()
    end()
    tile.open()
  }
  const calm = { signal: ended.signal, capture: true, passive: true }
  const keen = { signal: ended.signal, capture: true, passive: false }
  window.addEventListener('pointerdown', begin, calm)
  window.addEventListener('pointermove', move, calm)
  window.addEventListener('pointerup', lift, calm)
  window.addEventListener('pointercancel', lift, calm)
  window.addEventListener('scroll', end, calm)
  // The sheet has opened under the finger by then, so the following events would hit it.
  window.addEventListener('touchend', swallow, keen)
  window.addEventListener('click', swallow, keen)
  window.addEventListener('contextmenu', menu, keen)
  ended.signal.addEventListener('abort', end)
  return ended
}
