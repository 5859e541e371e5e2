import { CallFailure } from '../../../kernel/call-failure'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { isWayOpen, registerSettings } from '../registration-rules'
import { hasFlag } from '../../../kernel/http/request-merchant'

/** What a visitor asks a code for. */
export type FormPurpose = 'noLogin' | 'password' | 'register'

const signsInByCode = (merchant: Merchant): boolean => hasFlag(merchant, 'MOBILEVERCODELOGIN3')

/** What a code of the one call for both is for: for signing in unless it says otherwise, or the merchant has no such form. */
export const purposeOf = (merchant: Merchant, asked: 'login' | 'password' | undefined): FormPurpose =>
  asked === 'password' || (asked === undefined && !signsInByCode(merchant)) ? 'password' : 'noLogin'

/**
 * Refuses a code that no form of the merchant accepts: to sign in it needs MOBILEVERCODELOGIN3, to set a password
 * PASSVERIFY3, to register MOBILENUMREG3, or REGMOBVERF3 with a number in the username form.
 * @throws CallFailure `feature.off`.
 */
export function checkSmsOpen(merchant: Merchant, purpose: FormPurpose): void {
  const { mobileNum } = registerSettings(merchant).rules
  const isOpen = {
    noLogin: () => signsInByCode(merchant),
    password: () => hasFlag(merchant, 'PASSVERIFY3'),
    register: () =>
      isWayOpen(merchant, 'mobile') ||
      (isWayOpen(merchant, 'username') && mobileNum.isEnabled && hasFlag(merchant, 'REGMOBVERF3')),
  }
  if (!isOpen[purpose]()) throw new CallFailure('feature.off')
}
