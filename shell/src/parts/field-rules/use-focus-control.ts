import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** Gives the focus to a control of a form by its name, once what is said at it is drawn (LOGIN-4). */
export function useFocusControl(): {
  form: RefObject<HTMLFormElement | null>
  focus: (name: string) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState<{ name: string }>()
  useEffect(() => {
    const control = wanted && form.current?.elements.namedItem(wanted.name)
    if (control instanceof HTMLElement) control.focus()
  }, [wanted])
  return { form, focus: useCallback((name: string) => setWanted({ name }), []) }
}
