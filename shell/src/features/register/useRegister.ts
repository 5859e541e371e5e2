import { CallError } from '@plaza/client/transport'
import { affiliateErrorMs } from '@plaza/contract/kernel'
import { memberRegisterCall, memberRegisterMobileCall, tidyField } from '@plaza/contract/identity'
import { useErrorText } from '@plaza/i18n'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useBusyToast } from '../../kernel/toast/useBusyToast'
import { useSignInText } from '../../kernel/language/texts'
import { beginFirstLogin } from '../../kernel/session/password-change'
import { confirmPhone } from '../../kernel/session/phone-verification'
import { usePhoneVerification } from '../../kernel/session/usePhoneVerification'
import { failedField } from './failed-field'
import { registerBody } from './register-body'
import { readEnvironment, registerMethod } from './register-method'
import type { RegisterForm } from './useRegisterForm'

/** A real sign-in replaces the stored name of a trial account. */
const trialKey = 'trialName'

/** Why a registration failed, where no field is at fault. */
export interface RegisterFailure {
  code: string
  /** Reference to give to support. */
  requestId: string
  /** When it may be tried again, ms. */
  retryAt?: number
}

/**
 * Registers (REG-5): every field is validated, then the entered affiliate code, then the call is made. Success
 * publishes the session on the bus, which makes the screen leave. A second submit while one is in progress does
 * nothing; a failure keeps the form.
 */
export function useRegister(form: RegisterForm) {
  const { events, page, transport } = useShell()
  const t = useSignInText()
  const errorText = useErrorText()
  const provider = usePhoneVerification()
  const busy = useBusyToast('register', t('register.slow'))
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<RegisterFailure>()
  const isSending = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const { draft, shown, settings, affiliate } = form

  const refuseAffiliate = () => {
    affiliate.refuse()
    const text = errorText('affiliate.invalid')
    events.say('toast', { id: 'affiliate', kind: 'error', text, durationMs: affiliateErrorMs })
    form.refuse('affiliateCode', 'affiliate.invalid')
    form.focus('affiliateCode')
  }

  /** The provider's id token for the number: null where none is needed, undefined where it gives none. */
  const prove = async (): Promise<string | undefined | null> => {
    const code = tidyField('verificationCode', draft.values.verificationCode)
    if (!provider || !shown.includes('verificationCode') || code === '') return null
    return confirmPhone(provider, code)
  }

  const send = async () => {
    const idToken = await prove()
    // Without the provider's id token nothing is sent and no message is shown (SMS-2).
    if (idToken === undefined) return undefined
    const body = registerBody({
      draft,
      shown,
      diallingCode: form.country.diallingCode,
      link: { ...form.link, affiliateCode: affiliate.validCode },
      hostName: location.hostname,
      registerMethod: registerMethod(readEnvironment()),
      idToken: idToken ?? undefined,
      needsBirthDate: settings.age.needsBirthDate,
      needsDeclaration: settings.age.needsDeclaration,
    })
    const isWritten = shown.includes('affiliateCode') && body.affiliateCode
    if (isWritten && !(await affiliate.verify(isWritten))) return refuseAffiliate()
    await form.captcha.proven()
    const call = draft.mode === 'mobile' ? memberRegisterMobileCall : memberRegisterCall
    const { customerType: type, ...session } = await transport.send(call, { body })
    form.finish()
    sessionStorage.removeItem(trialKey)
    beginFirstLogin(session.userName)
    events.setSession({ ...session, type, merchantCode: page.plan.merchant }, 'login')
    events.say('dialog', {
      title: t('register.play.title'),
      text: t('register.play.text'),
      confirm: t('register.play.confirm'),
    })
  }

  const fail = (error: CallError) => {
    const { code, value, requestId, status } = error
    // A picture works once; only without an answer may it still be unused.
    const isSpent = form.captcha.isShown && status !== 0
    if (isSpent || value['captcha'] === true || code.startsWith('captcha.')) {
      form.captcha.show()
      form.write('captcha', '')
    }
    const field = failedField(code, value)
    if (field === 'affiliateCode') return refuseAffiliate()
    if (field && (form.isInForm(field) || field === 'captcha')) {
      form.refuse(field, code)
      form.focus(field)
      return undefined
    }
    const retryAt = value['retryAt']
    setFailure({ code, requestId, ...(typeof retryAt === 'number' ? { retryAt } : {}) })
  }

  const submit = async () => {
    if (isSending.current || !draft.isAgreed) return
    setFailure(undefined)
    const failing = form.firstFailing()
    // A malformed code is refused like an unknown one.
    if (failing === 'affiliateCode' && draft.values.affiliateCode.trim() !== '') return refuseAffiliate()
    if (failing) return
    isSending.current = true
    setPending(true)
    busy.begin()
    try {
      await send()
    } catch (error) {
      if (!(error instanceof CallError)) reportError(error)
      if (isHere.current) fail(error instanceof CallError ? error : new CallError('unknown', ''))
    } finally {
      isSending.current = false
      busy.end()
      if (isHere.current) setPending(false)
    }
  }

  /** Loads the encryption code and keys while the form is being filled in. */
  const prepare = useCallback(() => {
    // If this fails, the submit tries again and shows the error.
    transport.prepareSeal().catch((cause: unknown) => cause instanceof CallError || reportError(cause))
  }, [transport])

  return {
    submit: () => void submit(),
    prepare,
    isPending,
    failure,
    /** Shows an error from outside the form: of a social provider. */
    tell: (code: string) => setFailure({ code, requestId: '' }),
  }
}
