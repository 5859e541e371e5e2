import { localized } from '@plaza/contract/kernel'
import type { FieldRule } from '@plaza/contract/identity'
import { useLanguage } from '@plaza/i18n'
import { PasswordField } from '@plaza/ui/field'
import type { FormState } from '@plaza/ui/form'
import { usePasswordText } from '../../locales/password/texts'

type NewField = 'paymentPassword' | 'repeated'

export interface NewPasswordFieldsProps {
  form: Pick<FormState<NewField>, 'values' | 'problemAt' | 'edit' | 'leave'>
  rule: FieldRule
}

/** The new withdrawal password, twice. Browsers must not save it, because it is not a sign-in password. */
export function NewPasswordFields({ form, rule }: NewPasswordFieldsProps) {
  const t = usePasswordText()
  const language = useLanguage()
  const help = rule.message && localized(rule.message, language)
  return (['paymentPassword', 'repeated'] as const).map((field) => (
    <PasswordField
      key={field}
      label={t(field === 'repeated' ? 'password.repeat' : 'password.new')}
      name={field}
      autoComplete="off"
      inputMode={rule.pattern?.startsWith('\\d') ? 'numeric' : 'text'}
      maxLength={rule.maxLength ?? 64}
      isRequired
      help={field === 'repeated' ? undefined : help}
      value={form.values[field]}
      error={form.problemAt(field)}
      onChange={(value) => form.edit(field, value)}
      onBlur={() => form.leave(field)}
    />
  ))
}
