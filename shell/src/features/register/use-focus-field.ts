import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isFieldName, type FieldName } from './field-names'

/** Names of the controls where they are not the field's own. */
const controlNames: Partial<Record<FieldName, string>> = { verificationCode: 'messageCode' }
const fields = new Map(Object.entries(controlNames).map(([field, control]) => [control, field]))

/** The field of a control, by its name; undefined for a control that is none of the form's fields. */
export function fieldOfControl(control: string): FieldName | undefined {
  const name = fields.get(control) ?? control
  return isFieldName(name) ? name : undefined
}

/** Gives the focus to a field of a form, once what is said at it is drawn (spec §5: the first failing field gets focus). */
export function useFocusField(): {
  form: RefObject<HTMLFormElement | null>
  focus: (name: FieldName) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const [wanted, setWanted] = useState<{ name: FieldName }>()
  useEffect(() => {
    if (!wanted) return
    const control = form.current?.elements.namedItem(controlNames[wanted.name] ?? wanted.name)
    if (control instanceof HTMLElement) control.focus()
  }, [wanted])
  return { form, focus: useCallback((name: FieldName) => setWanted({ name }), []) }
}
