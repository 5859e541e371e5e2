import type { CallError } from '@plaza/client/transport'
import { afterChangeMs, successMs } from '@plaza/contract/kernel'
import { memberInfoCall, passwordChangeCall, type SessionInfo } from '@plaza/contract/identity'
import { useNavigate } from '@plaza/facade/router'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { homePath } from '../../kernel/routes/paths'
import { forgetFirstPassword } from '../../kernel/session/first-login-password'
import { liftPasswordChange } from '../../kernel/session/password-change'
import { reencodeLogin } from '../../kernel/session/remembered-login'
import { useSignInText } from '../../kernel/language/texts'
import { useErrorText } from '@plaza/i18n'
import { useForm } from '@plaza/ui/form'
import { useAgeCheck } from '../../parts/age-fields/useAgeCheck'
import { useNewPasswordCheck } from '../../parts/password-form/useNewPasswordCheck'
import { useSubmit } from '../../parts/password-form/useSubmit'
import { useFieldRules } from '../../parts/field-rules/useFieldRules'
import { useAgeAsked } from './useAgeAsked'
import { useOldPassword } from './useOldPassword'

export type ChangeField = 'oldPassword' | 'newPassword' | 'confirmPassword' | 'birthDate' | 'declaration'
const initial: Record<ChangeField, string> = {
  oldPassword: '',
  newPassword: '',
  confirmPassword: '',
  birthDate: '',
  // Any text where the box is checked.
  declaration: '',
}
const toastId = 'change-password'

/** The field for each error code of the gateway; other codes are shown at the form. */
const fieldOf: Readonly<Record<string, ChangeField>> = {
  'password.old.wrong': 'oldPassword',
  'password.weak': 'newPassword',
  'modify.new.old.same': 'newPassword',
  'password.mismatch': 'confirmPassword',
  'register.field': 'birthDate',
  'age.refused': 'birthDate',
  'declaration.required': 'declaration',
}

/**
 * Changes the password (CHANGE-3): validates, calls, shows "Change saved" for 1 s, updates the remembered sign-in, and
 * goes home. A failure hides the loading message and shows the error at its field.
 */
export function useChangePassword(session: SessionInfo) {
  const { userName } = session
  const t = useSignInText()
  const { events, transport, queries } = useShell()
  const navigate = useNavigate()
  const rules = useFieldRules()
  const checkNew = useNewPasswordCheck(rules)
  const { old, ask } = useOldPassword(userName)
  const age = useAgeAsked(session, rules.settings)
  const checkAge = useAgeCheck()
  const errorText = useErrorText()
  const [isDone, setDone] = useState(false)

  const form = useForm<ChangeField>({
    initial,
    hidden: [
      ...(old.kind === 'asked' ? [] : ['oldPassword' as const]),
      ...(age.needsBirthDate ? [] : ['birthDate' as const]),
      ...(age.isAsked ? [] : ['declaration' as const]),
    ],
    check: (field, values) => {
      if (field === 'oldPassword') return rules.check('loginPassword', values.oldPassword)
      if (field === 'birthDate') return checkAge(values.birthDate, age.minimum)
      if (field === 'declaration')
        return values.declaration === '' ? errorText('declaration.required') : undefined
      return checkNew(field, values)
    },
  })
  const submit = useSubmit({
    id: toastId,
    slow: t('change.slow'),
    onFailure: ({ code }: CallError) => {
      const field = fieldOf[code]
      if (field === undefined) return false
      // The remembered password is no longer right, so the person has to enter it.
      if (field === 'oldPassword') ask()
      if (field === 'declaration') age.ask()
      form.refuse(field, code)
      return true
    },
  })

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => void navigate(homePath, { replace: true }), afterChangeMs)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  const isLooking = old.kind === 'looking' || age.isLooking
  const send = async () => {
    if (isDone || submit.isPending || isLooking || !form.passes()) return
    const oldPassword = old.kind === 'known' ? old.password : form.values.oldPassword
    const { newPassword, confirmPassword, birthDate } = form.values
    if (newPassword === oldPassword)
      return events.say('dialog', {
        title: t('change.same.title'),
        text: t('change.same.text'),
        confirm: t('change.submit'),
      })
    const body = {
      ...{ oldPassword, newPassword, confirmNewPassword: confirmPassword },
      ...(age.isAsked && { declaration: true }),
      ...(age.needsBirthDate && { birthDate }),
    }
    const isSaved = await submit.run(async () => {
      await transport.send(passwordChangeCall, { body })
      // Also after the person has left the page: the remembered sign-in would be wrong otherwise.
      await reencodeLogin(newPassword, userName)
      forgetFirstPassword()
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[3] === memberInfoCall.id })
      liftPasswordChange(events)
    })
    if (!isSaved) return
    setDone(true)
    events.say('toast', { id: toastId, kind: 'success', text: t('change.saved'), durationMs: successMs })
  }

  return { form, rules, submit, send, isDone, isLooking, old, age }
}
