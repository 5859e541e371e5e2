import type { RuleName } from '@plaza/contract'

const secrets: ReadonlySet<string> = new Set(['password', 'loginPassword', 'paymentPassword'])
const digits: ReadonlySet<string> = new Set(['mobileNum', 'loginMobileNum', 'verificationCode'])

/**
 * What is meant by what was typed or pasted: no space around it, and none inside a number, nor the marks that people
 * group its digits by. Passwords stay as they are.
 */
export function tidyField(name: RuleName, value: string): string {
  if (secrets.has(name)) return value
  return digits.has(name) ? value.replace(/[\s().\-\u2010-\u2015]/gu, '') : value.trim()
}
