import { newPublicCode } from '../../../kernel/security/public-code'
import { hashSecret } from '../../../kernel/security/secrets'

const groups = 4

/** A new code: sixteen capitals and digits in groups of four. */
export function newVoucherCode(): string {
  const letters = `${newPublicCode()}${newPublicCode()}`
  return Array.from({ length: groups }, (_none, group) => letters.slice(group * 4, group * 4 + 4)).join('-')
}

const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** What is stored of a code: its hash. Spaces, dashes and the case of letters do not count. */
export const hashVoucherCode = (code: string): string => hashSecret(`voucher ${plain(code)}`)

/** The last four characters of a code. */
export const voucherTail = (code: string): string => plain(code).slice(-4)
