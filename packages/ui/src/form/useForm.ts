import { useErrorText } from '@plaza/i18n'
import { useState, type RefObject } from 'react'
import { useFocusControl } from './useFocusControl'

export interface FormOptions<F extends string> {
  /** Fields from top to bottom, by the names of their controls, with what they begin with. */
  initial: Readonly<Record<F, string>>
  /** What is wrong with a field; undefined when nothing is. */
  check: (field: F, values: Readonly<Record<F, string>>) => string | undefined
  /** Fields that are not on screen: never checked. */
  hidden?: readonly F[]
  /** Validates at every change instead of on blur. */
  checksOnChange?: boolean
}

export interface FormState<F extends string> {
  form: RefObject<HTMLFormElement | null>
  values: Readonly<Record<F, string>>
  edit: (field: F, value: string) => void
  /** Clears a field without showing an error. */
  clear: (field: F) => void
  /** The field has been left. */
  leave: (field: F) => void
  /** The error shown at a field. */
  problemAt: (field: F) => string | undefined
  /** Says at a field what a code of the gateway's catalogue means. */
  refuse: (field: F, code: string) => void
  /** Whether every field on screen has a value that passes. */
  isFine: boolean
  isTouched: boolean
  /** Shows the error of one field and focuses it. Returns whether the field is valid. */
  passesOne: (field: F) => boolean
  /** Shows the errors of all fields and focuses the first invalid one. Returns whether the form is valid. */
  passes: () => boolean
  focus: (field: F) => void
}

/** The error at a field: of its own check, or the gateway's code until the field is edited. */
type FieldMessage = { code?: string }

/**
 * Values and checks of a form. Errors follow the interface language and the other fields, because they are computed at
 * each render.
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
