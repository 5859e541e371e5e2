import { NewPasswordField } from '../../parts/password-form/NewPasswordField'
import { useSignInText } from '../../kernel/language/texts'
import type { RegisterForm } from './useRegisterForm'

/** Password and its confirmation, each with a show button (REG-3). */
export function PasswordPair({ form }: { form: RegisterForm }) {
  const t = useSignInText()
  const fields = {
    values: form.draft.values,
    problemAt: form.problemAt,
    edit: form.write,
    // The whole form hears that a field was left.
    leave: undefined,
  }
  return (
    <>
      <NewPasswordField
        name="password"
        icon="lock"
        label={t('register.fields.password')}
        form={fields}
        help={form.rules.hint('password')}
        enterKeyHint="next"
      />
      <NewPasswordField
        name="confirmPassword"
        icon="lock"
        label={t('register.fields.confirmPassword')}
        form={fields}
        enterKeyHint="next"
      />
    </>
  )
}
