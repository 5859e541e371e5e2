import { CallError } from '@plaza/client/transport'
import { loginCall } from '@plaza/contract/identity'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useBusyToast } from '../../kernel/toast/useBusyToast'
import { forgetFirstPassword, holdFirstPassword } from '../../kernel/session/first-login-password'
import { forgetLogins, rememberLogin } from '../../kernel/session/remembered-login'
import { useSignInText } from '../../kernel/language/texts'
import { confirmPhone } from '../../kernel/session/phone-verification'
import { usePhoneVerification } from '../../kernel/session/usePhoneVerification'
import { failureOf, type LoginFailure } from './login-failure'
import { stepRequired } from './login-step'
import { loginBody, type LoginAttempt } from './login-body'

/** A real sign-in replaces the stored name of a trial account. */
const trialKey = 'trialName'

/**
 * Signs in with an encrypted body (LOGIN-7); ignores a second call while one is in progress. On success the sign-in is
 * remembered or forgotten as chosen and the session is published on the bus, which makes the screen leave.
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

  const attempt = async (given: LoginAttempt, isRemembering: boolean, proven: () => Promise<void>) => {
    await proven()
    const idToken =
      provider && given.mode === 'sms' ? await confirmPhone(provider, given.values.messageCode) : undefined
    // Without the provider's id token nothing is sent and no message is shown (SMS-2).
    if (provider && given.mode === 'sms' && idToken === undefined) return
    const body = loginBody({ ...given, ...(idToken === undefined ? {} : { idToken }) })
    const { customerType: type, ...session } = await transport
      .send(loginCall, { body })
      .catch(async (error: unknown) => {
        // The password was right, so it is remembered as chosen; the session begins with the second step.
        if (error instanceof CallError && error.code === stepRequired)
          await keepLogin(given, body.username, isRemembering)
        throw error
      })
    // Before navigation, so that a document loaded next finds it.
    await keepLogin(given, body.username, isRemembering)
    if (session.firstTimeLogin && given.mode === 'username')
      holdFirstPassword(session.userName, body.password)
    else forgetFirstPassword()
    sessionStorage.removeItem(trialKey)
    events.setSession({ ...session, type, merchantCode: page.plan.merchant }, 'login')
  }

  /** Signs in once `proven` has resolved: the work of the form's captcha. */
  const logIn = async (
    given: LoginAttempt,
    isRemembering: boolean,
    proven: () => Promise<void>,
  ): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    busy.begin()
    let failure: LoginFailure | undefined
    try {
      await attempt(given, isRemembering, proven)
    } catch (error) {
      failure = failureOf(error)
    }
    isSending.current = false
    busy.end()
    if (!isHere.current) return
    setPending(false)
    if (failure) onFailure(failure)
  }

  /** Loads the encryption code and keys while the form is being filled in. */
  const prepare = useCallback(() => {
    // If this fails, the submit tries again and shows the error.
    transport.prepareSeal().catch((cause: unknown) => cause instanceof CallError || reportError(cause))
  }, [transport])

  return { logIn, prepare, isPending }
}

/**
 * Remembers or forgets the sign-in as the checkbox is set (LOGIN-2). An SMS code works once, so only its number is
 * stored.
 */
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
