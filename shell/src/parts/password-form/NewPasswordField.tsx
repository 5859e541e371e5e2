import { PasswordField, type TextFieldProps } from '@plaza/ui/field'
import type { IconName } from '@plaza/ui/icon'

/** What a field needs of its form. */
export interface FieldsOfForm<F extends string> {
  values: Readonly<Record<F, string>>
  problemAt: (field: F) => string | undefined
  edit: (field: F, value: string) => void
  /** Absent where the form itself hears that a field was left. */
  leave: ((field: F) => void) | undefined
}

interface Props<F extends string> {
  name: F
  label: string
  form: FieldsOfForm<F>
  icon?: IconName
  help?: string | undefined
  /** Most characters that the field takes; any number when absent. */
  maxLength?: number
  enterKeyHint: TextFieldProps['enterKeyHint']
}

/** A new password, or its confirmation. */
export function NewPasswordField<F extends string>(props: Props<F>) {
  const { name, label, form, icon = 'key', help, maxLength, enterKeyHint } = props
  return (
    <PasswordField
      label={label}
      icon={icon}
      name={name}
      autoComplete="new-password"
      maxLength={maxLength}
      enterKeyHint={enterKeyHint}
      isRequired
      help={help}
      value={form.values[name]}
      error={form.problemAt(name)}
      onChange={(value) => form.edit(name, value)}
      onBlur={() => form.leave?.(name)}
    />
  )
}
