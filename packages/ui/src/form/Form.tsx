import type { FormEvent, FormHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../cx'
import css from './Form.module.css'

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'noValidate' | 'action'
> {
  children: ReactNode
  /** Sends it: by its submit button or by Enter in a field. */
  onSend: () => void
  /** The form is around a whole page, which keeps its own distances. */
  isPage?: boolean
  ref?: Ref<HTMLFormElement>
}

/** A form whose fields show their own errors: the browser's messages are off. */
export function Form({ children, onSend, isPage = false, className, ...rest }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles the submit event of a form in a dialog to the form that opened it, which must not be sent.
    event.stopPropagation()
    onSend()
  }
  return (
    <form {...rest} className={cx(!isPage && css.form, className)} noValidate onSubmit={submit}>
      {children}
    </form>
  )
}
