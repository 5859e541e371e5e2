import { useContext, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { controlsIn, isDrawnFormBusy, takeDrawnForm, type Typed } from '../../kernel/document/drawn-form'
import { FirstViewContext } from '../../kernel/document/first-view-keeper'
import { selectFocusedIn } from './select-focused'

/** After each of these a person may have finished what they were doing. */
const ends = ['compositionend', 'pointerup', 'pointercancel', 'keydown', 'focusout'] as const

/** How long after them engines may still change a value or dispatch the click of a tap, ms. */
export const settledMs = 100

/**
 * Goes on where a person was in the form that the document drew (EDGE-7): `take` gets what was typed, the focus and the caret
 * are put where they were, a form that was sent is sent by `send`, and a button that was pressed is pressed (EDGE-8). All of it
 * happens in one task, in which no letter can come; while a word is composed or something is pressed, the drawn form stays.
 */
export function useDrawnForm(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Typed) => void,
  send: () => void,
): void {
  const firstView = useContext(FirstViewContext)
  const [typed, setTyped] = useState<Typed>()
  const latest = useRef({ take, send })
  const showPage = useRef<(focus: () => void) => void>((focus) => focus())
  useLayoutEffect(() => {
    latest.current = { take, send }
  })
  useLayoutEffect(() => {
    if (!globalThis.plazaForm) return undefined
    if (firstView) showPage.current = firstView.claim()
    const end = new AbortController()
    const takeOver = () => {
      const found = takeDrawnForm()
      if (!found) return
      end.abort()
      latest.current.take(found)
      setTyped(found)
    }
    if (!isDrawnFormBusy()) takeOver()
    else
      for (const type of ends)
        addEventListener(
          type,
          () => setTimeout(() => isDrawnFormBusy() || end.signal.aborted || flushSync(takeOver), settledMs),
          { capture: true, signal: end.signal },
        )
    return () => end.abort()
  }, [firstView])
  // By then the fields have what was typed.
  useLayoutEffect(() => {
    if (!typed) return
    const { focused, selection, isInEmptyField } = typed
    showPage.current(() => {
      if (focused === undefined) return
      const control = controlsIn(form.current?.closest('main'))[focused]
      control?.focus({ preventScroll: true })
      if (selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection)
    })
    if (isInEmptyField) selectFocusedIn(form.current)
  }, [typed, form])
  useEffect(() => {
    if (typed?.isSent) latest.current.send()
    else if (typed?.pressed !== undefined) controlsIn(form.current?.closest('main'))[typed.pressed]?.click()
  }, [typed, form])
}
