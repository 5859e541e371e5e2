import { inputLimits, successMs } from '@plaza/contract/kernel'
import { passwordEmailCall, type FieldRule } from '@plaza/contract/identity'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useGoBack } from '../../kernel/routes/trail'
import { useSignInText } from '../../kernel/language/texts'
import { useFieldRules } from '../../parts/field-rules/useFieldRules'
import { useForm } from '@plaza/ui/form'
import { useSubmit } from '../../parts/password-form/useSubmit'
import { emailPattern } from './email-pattern'

export type EmailField = 'username' | 'email'
const initial: Record<EmailField, string> = { username: '', email: '' }
const toastId = 'forgot'
const emailRule: FieldRule = {
  isEnabled: true,
  isRequired: true,
  maxLength: inputLimits.email,
  pattern: emailPattern,
}

/**
 * Requests the link for a new password (FORGOT-2): both values trimmed, the same answer for everybody; then the loading
 * message becomes "been sent out", and after 1 s the screen goes back.
 */
export function useEmailRecovery() {
  const t = useSignInText()
  const { events, transport } = useShell()
  const rules = useFieldRules()
  const goBack = useGoBack(undefined)
  const [isDone, setDone] = useState(false)
  const form = useForm<EmailField>({
    initial,
    check: (field, values) => {
      if (field === 'username') return rules.check('loginUsername', values.username)
      return rules.check('email', values.email, emailRule) && t('rules.email')
    },
  })
  const submit = useSubmit({ id: toastId, slow: t('forgot.sending'), onFailure: () => false })

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(goBack, successMs)
    return () => clearTimeout(timer)
  }, [isDone, goBack])

  const send = async () => {
    if (isDone || submit.isPending || !form.passes()) return
    const body = { username: form.values.username.trim(), email: form.values.email.trim() }
    const isSent = await submit.run(async () => {
      await transport.send(passwordEmailCall, { body })
    })
    if (!isSent) return
    setDone(true)
    events.say('toast', { id: toastId, kind: 'success', text: t('forgot.sent'), durationMs: successMs })
  }
  return { form, submit, send, isDone }
}
