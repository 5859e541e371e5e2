import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { hideBehind, isBehind } from './hide-behind'
import { tabbableIn } from './tabbable'

interface Modal {
  isOpen: boolean
  layer: RefObject<HTMLElement | null>
  box: RefObject<HTMLElement | null>
  initialFocus: RefObject<HTMLElement | null> | undefined
  onEscape: () => void
}

/** Overlays lie in the document in the order in which they opened. */
const isOnTop = (layer: Element) =>
  [...document.querySelectorAll('[data-overlay]:not([data-closing])')].at(-1) === layer

/** Where the focus was before an overlay opened. */
const openers = new WeakMap<Element, Element | null>()

/** Where the focus goes when an overlay closes: past the overlays that have closed since, for one may replace another. */
function openerOf(layer: Element): Element | null {
  const opener = openers.get(layer) ?? null
  const below = opener?.closest('[data-overlay]')
  return below && below !== layer && (!below.isConnected || below.matches('[data-closing]'))
    ? openerOf(below)
    : opener
}

/** Keeps the focus in the box: after its last element comes its first, and the other way round. */
function keepFocus(event: KeyboardEvent, box: HTMLElement): void {
  const tabbable = tabbableIn(box)
  const first = tabbable[0] ?? box
  const last = tabbable.at(-1) ?? box
  const focused = document.activeElement
  const isInside = box.contains(focused)
  const isAtEnd = event.shiftKey ? focused === first || focused === box : focused === last
  if (isInside && !isAtEnd) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

/**
 * While an overlay is open: it has the focus and keeps it, Escape asks for its end if it is the topmost, and the page
 * behind is hidden from assistive technology, cannot be focused and does not scroll. The focus returns to where it was.
 */
export function useModal({ isOpen, layer, box, initialFocus, onEscape }: Modal): void {
  const escape = useEffectEvent(onEscape)
  useLayoutEffect(() => {
    const [element, dialog] = [layer.current, box.current]
    if (!isOpen || !element || !dialog) return undefined
    const before = document.activeElement
    openers.set(element, before)
    const reveal = hideBehind(element)
    const takeFocus = (first = tabbableIn(dialog)[0]) => (first ?? dialog).focus({ preventScroll: true })
    if (!dialog.contains(before)) takeFocus(initialFocus ? (initialFocus.current ?? dialog) : undefined)
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && isBehind(target) && isOnTop(element)) takeFocus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isOnTop(element)) return
      if (event.key === 'Escape') escape()
      else if (event.key === 'Tab') keepFocus(event, dialog)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
      reveal()
      // While React changes the page it holds the focus where it is.
      queueMicrotask(() => {
        const focused = document.activeElement
        const isFree = !focused || focused === document.body || dialog.contains(focused)
        const opener = openerOf(element)
        if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    }
  }, [isOpen, layer, box, initialFocus])
}
