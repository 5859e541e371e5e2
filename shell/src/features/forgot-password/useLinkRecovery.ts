import type { CallError } from '@plaza/client/transport'
import { passwordResetCall } from '@plaza/contract/identity'
import { useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { reencodeLogin } from '../../kernel/session/remembered-login'
import { useSignInText } from '../../kernel/language/texts'
import { useFieldRules } from '../../parts/field-rules/useFieldRules'
import { useForm } from '@plaza/ui/form'
import { useNewPasswordCheck } from '../../parts/password-form/useNewPasswordCheck'
import { useSubmit } from '../../parts/password-form/useSubmit'
import { useToLogin } from './useToLogin'

export type LinkField = 'newPassword' | 'confirmPassword'
const initial: Record<LinkField, string> = { newPassword: '', confirmPassword: '' }
/** Codes have a fixed range of lengths; outside it no request is made. */
const codeShape = /^.{16,128}$/

/** Sets a new password by the code of an e-mail's link, then goes to sign in with the username filled in. */
export function useLinkRecovery(code: string) {
  const t = useSignInText()
  const { transport } = useShell()
  const rules = useFieldRules()
  const checkNew = useNewPasswordCheck(rules)
  const toLogin = useToLogin()
  const [isInvalid, setInvalid] = useState(!codeShape.test(code))
  const form = useForm<LinkField>({
    initial,
    check: checkNew,
  })
  const submit = useSubmit({
    id: 'set-password',
    slow: t('forgot.setting'),
    onFailure: ({ code: failed }: CallError) => {
      if (failed === 'password.link.invalid') setInvalid(true)
      else if (failed === 'password.weak' || failed === 'modify.new.old.same')
        form.refuse('newPassword', failed)
      else return false
      return true
    },
  })
  const send = async () => {
    if (submit.isPending || !form.passes()) return
    const { newPassword } = form.values
    await submit.run(async () => {
      const { userName } = await transport.send(passwordResetCall, { body: { code, newPassword } })
      await reencodeLogin(newPassword, userName)
      toLogin(userName)
    })
  }
  return { form, rules, submit, send, isInvalid }
}
