import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Focuses a control of a form by its name after the next render, when its error is shown. */
export function useFocusControl<F extends string = string>(): {
  form: RefObject<HTMLFormElement | null>
  focus: (name: F) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState<{ name: F }>()
  useEffect(() => {
    const control = wanted && form.current?.elements.namedItem(wanted.name)
    if (control instanceof HTMLElement) control.focus()
  }, [wanted])
  return { form, focus: useCallback((name: F) => setWanted({ name }), []) }
}
