import { PasswordField, type TextFieldProps } from '@plaza/ui/field'
import type { FormState } from '@plaza/ui/form'

interface Props<F extends string> {
  name: F
  label: string
  form: FormState<F>
  help?: string
  enterKeyHint: TextFieldProps['enterKeyHint']
}

/** A new password, or its confirmation. */
export function NewPasswordField<F extends string>({ name, label, form, help, enterKeyHint }: Props<F>) {
  return (
    <PasswordField
      label={label}
      icon="key"
      name={name}
      autoComplete="new-password"
      maxLength={128}
      enterKeyHint={enterKeyHint}
      isRequired
      help={help}
      value={form.values[name]}
      error={form.problemAt(name)}
      onChange={(value) => form.edit(name, value)}
      onBlur={() => form.leave(name)}
    />
  )
}
