import { Form, FormFoot, type FormState } from '@plaza/ui/form'
import type { ReactNode } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { NewPasswordField, type FieldsOfForm } from './NewPasswordField'
import { useFormProblem } from './useFormProblem'
import type { Submit } from './useSubmit'

/** Longer ones the gateway refuses. */
const longestPassword = 128

export interface PasswordFormProps {
  form: FieldsOfForm<'newPassword'> & Pick<FormState<never>, 'form'>
  /** The same form, where it has the new password twice. */
  confirmation?: FieldsOfForm<'confirmPassword'>
  submit: Submit
  onSend: () => void
  /** Label of the new password, and the merchant's rules for it. */
  label: string
  help: string | undefined
  /** Label of the button. */
  action: string
  isPending?: boolean
  isDisabled?: boolean
  disabledReason?: string | undefined
  /** Fields that prove whose password it is. */
  children?: ReactNode
  /** What is declared with the password, below it. */
  declarations?: ReactNode
}

/** The form of a new password, whatever proves whose it is: the old one, a link or an SMS code (CHANGE-1, FORGOT-3). */
export function PasswordForm(props: PasswordFormProps) {
  const { form, confirmation, submit, onSend, label, help, action, children } = props
  const t = useSignInText()
  const problem = useFormProblem()
  return (
    <Form ref={form.form} onFocus={submit.prepare} onSend={onSend}>
      {children}
      <NewPasswordField
        name="newPassword"
        label={label}
        form={form}
        help={help}
        maxLength={longestPassword}
        enterKeyHint={confirmation ? 'next' : 'go'}
      />
      {confirmation && (
        <NewPasswordField
          name="confirmPassword"
          label={t('change.confirmPassword')}
          form={confirmation}
          maxLength={longestPassword}
          enterKeyHint="go"
        />
      )}
      {props.declarations}
      <FormFoot
        problem={problem(submit.failure)}
        isPending={submit.isPending || props.isPending === true}
        isDisabled={props.isDisabled === true}
        disabledReason={props.disabledReason}
      >
        {action}
      </FormFoot>
    </Form>
  )
}
