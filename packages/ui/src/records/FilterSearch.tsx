import { TextField } from '@plaza/ui/field'
import { useEffect, useRef, useState } from 'react'

export interface FilterSearchProps {
  label: string
  /** Characters at most. */
  longest: number
  value: string
  /** Takes the focus when it appears: somebody asked for it. */
  takesFocus: boolean
  onChange: (text: string) => void
}

/** ms of rest after which what was typed is searched for. */
const restMs = 400

/** The text of a filter: searched for when the person pauses, presses Enter or leaves the field. */
export function FilterSearch({ label, longest, value, takesFocus, onChange }: FilterSearchProps) {
  const [draft, setDraft] = useState(value)
  const [shown, setShown] = useState(value)
  // The address has another text: back, forward or Reset.
  if (shown !== value) {
    setShown(value)
    setDraft(value)
  }
  const apply = useRef(onChange)
  useEffect(() => {
    apply.current = onChange
  })
  const text = draft.trim()
  useEffect(() => {
    if (text === shown) return
    const timer = setTimeout(() => apply.current(text), restMs)
    return () => clearTimeout(timer)
  }, [text, shown])
  const unsent = useRef<string | undefined>(undefined)
  useEffect(() => {
    unsent.current = text === shown ? undefined : text
  })
  // What was typed a moment ago is searched for also when the field is closed.
  useEffect(
    () => () => {
      if (unsent.current !== undefined) apply.current(unsent.current)
    },
    [],
  )
  const now = () => {
    if (text !== value) onChange(text)
  }
  return (
    <TextField
      label={label}
      type="search"
      autoFocus={takesFocus}
      icon="search"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={longest}
      value={draft}
      onChange={setDraft}
      onBlur={now}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now()
      }}
    />
  )
}
