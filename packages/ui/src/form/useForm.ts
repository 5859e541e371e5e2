import { useErrorText } from '@plaza/i18n'
import { useState, type RefObject } from 'react'
import { useFocusControl } from './useFocusControl'

export interface FormOptions<F extends string> {
  /** Initial values of the fields from top to bottom, by the names of their controls. */
  initial: Readonly<Record<F, string>>
  /** The problem of a field; undefined when it is valid. */
  check: (field: F, values: Readonly<Record<F, string>>) => string | undefined
  /** Fields that are not on screen, which are never checked. */
  hidden?: readonly F[]
  /** Validates on every change instead of on blur. */
  checksOnChange?: boolean
}

export interface FormState<F extends string> {
  form: RefObject<HTMLFormElement | null>
  values: Readonly<Record<F, string>>
  edit: (field: F, value: string) => void
  /** Clears a field without showing an error. */
  clear: (field: F) => void
  /** Call it when a field loses focus. */
  leave: (field: F) => void
  /** The error to show at a field. */
  problemAt: (field: F) => string | undefined
  /** Shows at a field the text of a code from the gateway's catalogue. */
  refuse: (field: F, code: string) => void
  /** Whether every field on screen is valid. */
  isFine: boolean
  isTouched: boolean
  /** Shows the error of one field and focuses it. Returns whether the field is valid. */
  passesOne: (field: F) => boolean
  /** Shows the errors of all fields and focuses the first invalid one. Returns whether the form is valid. */
  passes: () => boolean
  focus: (field: F) => void
}

/** The error of a field: from its own check, or the gateway's code until the field is edited. */
type FieldMessage = { code?: string }

/**
 * Values and validation of a form. Errors are computed at each render, so they follow the interface language and the
 * other fields.
 */
export function useForm<F extends string>(options: FormOptions<F>): FormState<F> {
  const { initial, check, hidden = [], checksOnChange = false } = options
  const errorText = useErrorText()
  const { form, focus } = useFocusControl<F>()
  const [values, setValues] = useState(initial)
  const [messages, setMessages] = useState<Partial<Record<F, FieldMessage>>>({})
  const [isTouched, setTouched] = useState(false)
  const names = Object.keys(initial) as F[]
  const shown = names.filter((name) => !hidden.includes(name))
  const failing = shown.filter((name) => check(name, values) !== undefined)

  const setMessage = (name: F, what: FieldMessage | undefined) =>
    setMessages((was) => ({ ...was, [name]: what }))

  return {
    form,
    values,
    edit(field, value) {
      setValues((was) => ({ ...was, [field]: value }))
      setTouched(true)
      setMessage(field, checksOnChange ? {} : undefined)
    },
    clear(field) {
      setValues((was) => ({ ...was, [field]: '' }))
      setMessage(field, undefined)
    },
    leave(field) {
      if (values[field] !== '' && messages[field]?.code === undefined) setMessage(field, {})
    },
    problemAt(field) {
      const what = messages[field]
      if (!what) return undefined
      return what.code === undefined ? check(field, values) : errorText(what.code)
    },
    refuse(field, code) {
      setMessage(field, { code })
      focus(field)
    },
    isFine: failing.length === 0,
    isTouched,
    passesOne(field) {
      setMessage(field, {})
      const isFine = check(field, values) === undefined
      if (!isFine) focus(field)
      return isFine
    },
    passes() {
      setMessages(Object.fromEntries(shown.map((name) => [name, {}])) as Partial<Record<F, FieldMessage>>)
      const [first] = failing
      if (first !== undefined) focus(first)
      return first === undefined
    },
    focus,
  }
}
