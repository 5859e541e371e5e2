import { CallError } from '@plaza/client/transport'
import { loginCall, loginFailureSchema } from '@plaza/contract/identity'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useBusyToast } from '../../kernel/toast/useBusyToast'
import { forgetFirstPassword, holdFirstPassword } from '../../kernel/session/first-login-password'
import { forgetLogins, rememberLogin } from '../../kernel/session/remembered-login'
import { useSignInText } from '../../kernel/language/texts'
import { confirmPhone } from '../../kernel/session/phone-verification'
import { usePhoneVerification } from '../../kernel/session/usePhoneVerification'
import { loginBody, type LoginAttempt } from './login-body'

/** Why a sign-in did not succeed. */
export interface LoginFailure {
  code: string
  /** The next attempt needs a captcha (LOGIN-5). */
  needsCaptcha: boolean
  /** For `login.locked`: when it may be tried again, ms. */
  retryAt?: number
  /** Whether the gateway answered at all: without an answer a captcha has not been used up. */
  wasAnswered: boolean
}

/** The name of a trial goes with a real sign-in. */
const trialKey = 'trialName'

/**
 * Signs in with an encrypted body (LOGIN-7); ignores a second call while one is in progress. On success the sign-in is
 * remembered or forgotten as chosen and the session is put on the bus, which makes the screen leave.
 */
export function useLogin(onFailure: (failure: LoginFailure) => void) {
  const { events, page, transport } = useShell()
  const t = useSignInText()
  const busy = useBusyToast('login', t('login.slow'))
  const provider = usePhoneVerification()
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const attempt = async (given: LoginAttempt, isRemembering: boolean) => {
    const idToken =
      provider && given.mode === 'sms' ? await confirmPhone(provider, given.values.messageCode) : undefined
    // Without the provider's word there is nothing to send, and nothing to say (SMS-2).
    if (provider && given.mode === 'sms' && idToken === undefined) return
    const body = loginBody({ ...given, ...(idToken === undefined ? {} : { idToken }) })
    const { customerType: type, ...session } = await transport.send(loginCall, { body })
    // Before the page moves on: a document that is loaded next must find it.
    await keepLogin(given, body.username, isRemembering)
    if (session.firstTimeLogin && given.mode === 'username')
      holdFirstPassword(session.userName, body.password)
    else forgetFirstPassword()
    sessionStorage.removeItem(trialKey)
    events.setSession({ ...session, type, merchantCode: page.plan.merchant }, 'login')
  }

  const logIn = async (given: LoginAttempt, isRemembering: boolean): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    busy.begin()
    let failure: LoginFailure | undefined
    try {
      await attempt(given, isRemembering)
    } catch (error) {
      failure = failureOf(error)
    }
    isSending.current = false
    busy.end()
    if (!isHere.current) return
    setPending(false)
    if (failure) onFailure(failure)
  }

  /** Gets code and keys of the encryption while the form is being filled in. */
  const prepare = useCallback(() => {
    // Without them the submit asks once more, and says what is wrong.
    transport.prepareSeal().catch((cause: unknown) => cause instanceof CallError || reportError(cause))
  }, [transport])

  return { logIn, prepare, isPending }
}

/** Remembers or forgets, as the checkbox says (LOGIN-2). An SMS code is used up: only its number is kept. */
function keepLogin(
  { mode, values, diallingCode }: LoginAttempt,
  username: string,
  isRemembering: boolean,
): Promise<void> {
  if (!isRemembering) return forgetLogins(mode)
  return rememberLogin({
    type: mode,
    username,
    password: mode === 'username' ? values.password : '',
    ...(mode === 'sms' && diallingCode !== undefined ? { countryDialingCode: diallingCode } : {}),
  })
}

function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof CallError)) {
    reportError(error)
    return { code: 'unknown', needsCaptcha: false, wasAnswered: false }
  }
  const facts = loginFailureSchema.safeParse(error.value)
  const { captcha, retryAt } = facts.success ? facts.data : {}
  return {
    code: error.code,
    needsCaptcha: captcha === true,
    ...(retryAt === undefined ? {} : { retryAt }),
    wasAnswered: error.status !== 0,
  }
}
