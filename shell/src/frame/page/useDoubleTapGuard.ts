import { useEffect } from 'react'

/** How long after a tap a second one belongs to it, ms, and how far from it, CSS px. */
const sameTapMs = 400
const sameTapPx = 32

/**
 * The second tap of a double tap does nothing where the first one made its control disappear: tapping “Deposit” twice
 * does not press what the next page has at that place (FRAME-21). Second touches are recognised by time and place, because browsers
 * differ in how they count them.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let first: { atMs: number; x: number; y: number; control: Element } | undefined
    const guard = (event: MouseEvent) => {
      const { timeStamp: atMs, clientX: x, clientY: y, detail, target } = event
      const isTouch = 'pointerType' in event && event.pointerType === 'touch'
      const isNear = (tap: { atMs: number; x: number; y: number }) =>
        atMs - tap.atMs < sameTapMs && Math.hypot(x - tap.x, y - tap.y) < sameTapPx
      if (first && !first.control.isConnected && (detail > 1 || (isTouch && isNear(first)))) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      // A game's tile opens it wherever it is tapped.
      const control = target instanceof Element && target.closest('a, button, article')
      first = control ? { atMs, x, y, control } : undefined
    }
    document.addEventListener('click', guard, { capture: true })
    return () => document.removeEventListener('click', guard, { capture: true })
  }, [])
}
