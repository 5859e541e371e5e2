import { CallError } from '@plaza/client/transport'
import { moduleIds } from '@plaza/contract/kernel'
import { loginCall, passwordPhoneCall, smsNoLoginCall } from '@plaza/contract/identity'
import { useNavigate } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { homePath, loginPath } from '../../kernel/routes/paths'
import { reencodeLogin } from '../../kernel/session/remembered-login'
import { useSignInText } from '../../kernel/language/texts'
import { useCaptcha } from '../../parts/captcha/useCaptcha'
import { tidyField } from '../../parts/field-rules/tidy-field'
import { useFieldRules } from '../../parts/field-rules/useFieldRules'
import { useCountry } from '../../parts/mobile-field/useCountry'
import { useForm } from '@plaza/ui/form'
import { useSubmit } from '../../parts/password-form/useSubmit'
import { useSmsCode } from '../../parts/sms-code/useSmsCode'
import { useToLogin } from './useToLogin'

export type PhoneField = 'mobileNum' | 'messageCode' | 'newPassword'
const initial: Record<PhoneField, string> = { mobileNum: '', messageCode: '', newPassword: '' }
const ruleOf = {
  mobileNum: 'mobileNum',
  messageCode: 'verificationCode',
  newPassword: 'password',
} as const

/**
 * Sets a new password by an SMS code and signs in with it (FORGOT-3). The code field is enabled once a code has been
 * sent. `modify.new.old.same` clears the password, any other failure the code.
 */
export function usePhoneRecovery() {
  const t = useSignInText()
  const errorText = useErrorText()
  const { events, transport, page } = useShell()
  const navigate = useNavigate()
  const toLogin = useToLogin()
  const rules = useFieldRules()
  const country = useCountry()
  const [hasCode, setHasCode] = useState(false)
  const form = useForm<PhoneField>({
    initial,
    checksOnChange: true,
    // Number, code and password are always required here, whatever this merchant's registration rules are.
    check: (field, values) => {
      const rule = { ...rules.rule(ruleOf[field]), isEnabled: true, isRequired: true }
      return rules.check(ruleOf[field], values[field], rule)
    },
  })
  const { mobileNum, messageCode, newPassword } = form.values
  const mobile = {
    mobileNum: tidyField('mobileNum', mobileNum),
    ...(country.diallingCode === undefined ? {} : { countryDialingCode: country.diallingCode }),
  }
  const picture = useCaptcha()
  const [captcha, setCaptcha] = useState<{ code: string; failure?: string }>({ code: '' })
  const { form: element } = form
  useEffect(() => {
    const control = captcha.failure === undefined ? null : element.current?.elements.namedItem('captcha')
    if (control instanceof HTMLElement) control.focus()
  }, [captcha, element])
  const sms = useSmsCode({
    purpose: 'password',
    validate: () => form.passesOne('mobileNum'),
    captcha: {
      code: captcha.code,
      proven: picture.proven,
      ask: (failure) => {
        picture.show()
        setCaptcha({ code: '', failure })
      },
      spent: () => {
        picture.hide()
        setCaptcha({ code: '' })
      },
    },
    send: (proof) =>
      transport.send(smsNoLoginCall, {
        body: { ...mobile, ...proof, module: moduleIds.verification, purpose: 'password' },
      }),
    onSent: () => {
      setHasCode(true)
      form.focus('messageCode')
    },
  })
  const submit = useSubmit({
    id: 'set-password',
    slow: t('forgot.setting'),
    onFailure: ({ code }: CallError) => {
      const field: PhoneField = code === 'modify.new.old.same' ? 'newPassword' : 'messageCode'
      form.clear(field)
      if (field === 'newPassword' || code.startsWith('sms.code.')) form.refuse(field, code)
      else if (code === 'password.weak') form.refuse('newPassword', code)
      else return false
      return true
    },
  })

  const signIn = async (userName: string) => {
    const body = { username: userName, password: newPassword, type: 'username' } as const
    const { customerType: type, ...session } = await transport.send(loginCall, { body })
    events.setSession({ ...session, type, merchantCode: page.plan.merchant }, 'login')
    void navigate(homePath, { replace: true })
  }
  const send = async () => {
    if (submit.isPending || !form.isFine) return
    const verificationCode = tidyField('verificationCode', messageCode)
    await submit.run(async () => {
      const { userName } = await transport.send(passwordPhoneCall, {
        body: { newPassword, ...mobile, verificationCode },
      })
      await reencodeLogin(newPassword, userName)
      // The password is set even if the sign-in fails, so no failure of the reset is shown.
      await signIn(userName).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        if (error.code === 'login.step.required') void navigate(`${loginPath}?social=step`, { replace: true })
        else toLogin(userName)
      })
    })
  }
  const captchaField = {
    captcha: picture,
    value: captcha.code,
    error: captcha.failure === undefined ? undefined : errorText(captcha.failure),
    onChange: (code: string) => setCaptcha({ code }),
  }
  return { form, rules, country, captchaField, sms, submit, send, hasCode: hasCode || sms.secondsLeft > 0 }
}
