import type { FormEvent, FormHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../cx'
import css from './Form.module.css'

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'noValidate' | 'action'
> {
  children: ReactNode
  /** Called on submit, by the button or by Enter in a field. */
  onSend: () => void
  /** The form encloses a whole page, which has its own spacing. */
  isPage?: boolean
  ref?: Ref<HTMLFormElement>
}

/** A form whose fields show their own errors; the browser's messages are off. */
export function Form({ children, onSend, isPage = false, className, ...rest }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the submit event of a form in a dialog to the form that opened the dialog, which must not be
    // submitted.
    event.stopPropagation()
    onSend()
  }
  return (
    <form {...rest} className={cx(!isPage && css.form, className)} noValidate onSubmit={submit}>
      {children}
    </form>
  )
}
