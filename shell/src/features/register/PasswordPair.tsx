import { PasswordField } from '@plaza/ui/field'
import { useSignInText } from '../../kernel/language/texts'
import type { RegisterForm } from './useRegisterForm'

/** Password and its confirmation, each with a show button (REG-3). */
export function PasswordPair({ form }: { form: RegisterForm }) {
  const t = useSignInText()
  const field = (name: 'password' | 'confirmPassword') => ({
    name,
    icon: 'lock' as const,
    autoComplete: 'new-password',
    enterKeyHint: 'next' as const,
    isRequired: true,
    error: form.problemAt(name),
    value: form.draft.values[name],
    onChange: (value: string) => form.write(name, value),
  })
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t('register.fields.password')}
        help={form.rules.hint('password')}
      />
      <PasswordField {...field('confirmPassword')} label={t('register.fields.confirmPassword')} />
    </>
  )
}
