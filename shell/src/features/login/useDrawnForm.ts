import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { controlsIn, takeDrawnForm, type Typed } from '../../kernel/document/drawn-form'
import { selectFocusedIn } from './select-focused'

/**
 * Goes on where a person was in the form that the document drew (EDGE-7): `take` gets what was typed, the focus is put where
 * it was, a form that was sent is sent by `send`, and a button that was pressed is pressed (EDGE-8).
 */
export function useDrawnForm(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Typed) => void,
  send: () => void,
): void {
  const [isSent, setSent] = useState(false)
  const [pressed, setPressed] = useState<number>()
  const latest = useRef({ take, send })
  useLayoutEffect(() => {
    latest.current = { take, send }
  })
  useLayoutEffect(() => {
    const typed = takeDrawnForm()
    if (!typed) return undefined
    latest.current.take(typed)
    setSent(typed.isSent)
    setPressed(typed.pressed)
    if (typed.focused !== undefined) controlsIn(form.current?.closest('main'))[typed.focused]?.focus()
    if (typed.isInEmptyField) selectFocusedIn(form.current)
    if (!typed.isPressed) return undefined
    const released = ({ target }: Event) => {
      const button = form.current?.querySelector('[type=submit]')
      if (target instanceof Node && button?.contains(target)) setSent(true)
    }
    const end = new AbortController()
    addEventListener('pointerup', released, { once: true, capture: true, signal: end.signal })
    return () => end.abort()
  }, [form])
  // By then what was typed is in the form's state.
  useEffect(() => {
    if (isSent) latest.current.send()
  }, [isSent])
  useEffect(() => {
    if (pressed !== undefined) controlsIn(form.current?.closest('main'))[pressed]?.click()
  }, [pressed, form])
}
