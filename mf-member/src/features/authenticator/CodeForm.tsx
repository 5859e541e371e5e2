import type { CallError } from '@plaza/client'
import { useErrorText } from '@plaza/i18n'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot, useForm } from '@plaza/ui/form'
import { useAuthenticatorText } from '../../locales/authenticator/texts'

export interface CodeFormProps {
  /** Whether a recovery code does as well. */
  takesRecoveryCode?: boolean
  isPending: boolean
  error: CallError | null
  onSend: (code: string, refuse: (code: string) => void) => void
  /** What the button does. */
  action: string
}

/** One code and the button that uses it. */
export function CodeForm({ takesRecoveryCode = false, isPending, error, onSend, action }: CodeFormProps) {
  const t = useAuthenticatorText()
  const errorText = useErrorText()
  const form = useForm<'code'>({
    initial: { code: '' },
    check: (_field, { code }) => (code.trim() === '' ? t('authenticator.required') : undefined),
  })
  return (
    <Form
      ref={form.form}
      onSend={() =>
        !isPending && form.passes() && onSend(form.values.code.trim(), (code) => form.refuse('code', code))
      }
    >
      <TextField
        label={t('authenticator.code')}
        name="code"
        help={takesRecoveryCode ? t('authenticator.orRecovery') : t('authenticator.codeHelp')}
        inputMode={takesRecoveryCode ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={takesRecoveryCode ? 16 : 6}
        isRequired
        value={form.values.code}
        error={form.problemAt('code')}
        onChange={(value) => form.edit('code', value)}
        onBlur={() => form.leave('code')}
      />
      <FormFoot
        isPending={isPending}
        problem={
          error && error.code !== 'authenticator.code'
            ? { text: errorText(error.code, error.value, error) }
            : undefined
        }
      >
        {action}
      </FormFoot>
    </Form>
  )
}
