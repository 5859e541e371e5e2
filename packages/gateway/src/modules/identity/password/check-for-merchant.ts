import { verifyField } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { registerSettings } from '../registration-rules'
import { checkNewPassword, leastPasswordLength } from './new-password'

/**
 * Refuses a new password that is easy to guess or does not meet the merchant's rule.
 * @throws CallFailure `password.weak` with `reason` and `minLength`.
 */
export function checkForMerchant(
  merchant: Merchant,
  password: string,
  member: { account: string; nickname?: string | null; email?: string | null },
): void {
  const rule = registerSettings(merchant).rules.password
  const { account, nickname, email } = member
  checkNewPassword(password, { names: [account, nickname, email], minLength: rule.minLength })
  if (verifyField({ ...rule, isEnabled: true, isRequired: true }, password) === null) return
  const minLength = Math.max(leastPasswordLength, rule.minLength ?? 0)
  throw new CallFailure('password.weak', { reason: 'rule', minLength })
}
