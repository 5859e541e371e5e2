import { PasswordField, TextField } from '@plaza/ui/field'
import { useSignInText } from '../../kernel/language/texts'
import { fieldSpecs, isHelped, type PlainFieldName } from './field-specs'
import type { RegisterForm } from './useRegisterForm'

/** A configured field that is a line of text, or a secret with a show button. */
export function PlainField({ form, name }: { form: RegisterForm; name: PlainFieldName }) {
  const t = useSignInText()
  const { isSecret, ...spec } = fieldSpecs[name]
  const Field = isSecret ? PasswordField : TextField
  return (
    <Field
      {...spec}
      name={name}
      label={t(`register.fields.${name}`)}
      help={
        isHelped(name) ? t(`register.help.${name}`) : name === 'username' ? form.rules.hint(name) : undefined
      }
      error={form.problemAt(name)}
      isRequired={form.isRequired(name)}
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      value={form.draft.values[name]}
      onChange={(value) => form.write(name, value)}
    />
  )
}
