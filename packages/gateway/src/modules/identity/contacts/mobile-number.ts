import { CallFailure } from '../../../kernel/call-failure'

/** The canonical form in which a number is stored and compared: digits, no plus, no leading zero. */
export interface MobileNumber {
  diallingCode: string
  mobileNum: string
}

const isPhoneNumber = (digits: string): boolean => /^[1-9]\d{4,14}$/.test(digits)

/**
 * A mobile number as people type it (`0917 123-4567`, `+63 917 1234567`) in its canonical form; null when it is
 * invalid. A leading zero is the country's own, a plus begins with the dialling code.
 */
export function parseMobileNumber(typed: string, diallingCode: string): MobileNumber | null {
  const text = typed.replaceAll(/[\s().\-/]/g, '')
  const inFull = text.startsWith('+') ? text.slice(1) : undefined
  if (inFull !== undefined && !inFull.startsWith(diallingCode)) return null
  const digits = (inFull?.slice(diallingCode.length) ?? text).replace(/^0+/, '')
  return isPhoneNumber(digits) ? { diallingCode, mobileNum: digits } : null
}

/** As `parseMobileNumber`. @throws CallFailure `request.invalid` naming the field `mobileNum`. */
export function mobileNumberOf(typed: string, diallingCode: string): MobileNumber {
  const number = parseMobileNumber(typed, diallingCode)
  if (!number) throw new CallFailure('request.invalid', { fields: ['mobileNum'] })
  return number
}
