import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** Endless animations inside, such as a spinner's, are no transitions and would never finish. */
const transitionsIn = (element: Element | null) =>
  // jsdom has no animations.
  (element?.getAnimations?.({ subtree: true }) ?? []).filter(
    (animation) => animation instanceof CSSTransition,
  )

/** Whether an overlay is in the document: while it is open, and until its closing transition has ended. */
export function usePresence(
  isOpen: boolean,
  layer: RefObject<Element | null>,
  onClosed: (() => void) | undefined,
): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [isClosing, setClosing] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setClosing(!isOpen)
  }
  const finish = useEffectEvent(() => {
    setClosing(false)
    onClosed?.()
  })
  useLayoutEffect(() => {
    if (!isClosing) return undefined
    let isCurrent = true
    const transitions = transitionsIn(layer.current)
    if (transitions.length === 0) finish()
    else
      Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => {
        if (isCurrent) finish()
      }, reportError)
    return () => {
      isCurrent = false
    }
  }, [isClosing, layer])
  return isOpen || isClosing
}
