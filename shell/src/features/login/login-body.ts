import type { BodyOf } from '@plaza/contract/kernel'
import type { loginCall, LoginMode } from '@plaza/contract/identity'
import { tidyField } from '../../parts/field-rules/tidy-field'
import type { LoginValues } from './login-fields'

export interface LoginAttempt {
  mode: LoginMode
  values: LoginValues
  hasCaptcha: boolean
  /** Dialling code of the mobile number, where it is known. */
  diallingCode: string | undefined
  /** For withdrawing alone, of a member who takes a break from play. */
  purpose?: 'withdraw' | undefined
  /** From the phone-verification provider, once it has verified the number. */
  idToken?: string
}

/**
 * The login payload (LOGIN-3): username and password trimmed as their rules require; in mobile mode the number's digits
 * and the SMS code. With the provider's id token it is the phone-verification variant.
 */
export function loginBody({
  mode,
  values,
  hasCaptcha,
  diallingCode,
  idToken,
  purpose,
}: LoginAttempt): BodyOf<typeof loginCall> {
  const extra = { ...(hasCaptcha && { captcha: values.captcha }), ...(purpose && { purpose }) }
  if (mode === 'username')
    return {
      username: tidyField('loginUsername', values.username),
      password: values.password,
      ...extra,
      type: 'username',
    }
  const number = tidyField('loginMobileNum', values.mobileNum)
  const sent = {
    username: number,
    password: tidyField('verificationCode', values.messageCode),
    ...extra,
    ...(diallingCode === undefined ? {} : { countryDialingCode: diallingCode }),
  }
  if (idToken === undefined) return { ...sent, type: 'sms' }
  return {
    ...sent,
    type: 'firebase',
    firebaseChannel: 'sms',
    firebaseIdToken: idToken,
    firebaseMobileNo: number,
  }
}
