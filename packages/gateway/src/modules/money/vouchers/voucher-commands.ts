import { minorToDecimal } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import { stamp } from '../../../kernel/terminal/case-lines'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { parseUntil } from '../../../kernel/terminal/parse-until'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import { hashVoucherCode, newVoucherCode, voucherTail } from './voucher-code'
import { makeVouchers, revokeVoucher, vouchersReport, type ReadVoucher } from './voucher-operations'

const mostCodes = 1_000
const dayMs = 86_400_000

function voucherLine(row: ReadVoucher): string {
  const amount = `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}`
  if (row.used_at !== null) return `…${row.tail}  ${amount}  used ${stamp(row.used_at)}`
  if (row.revoked_at !== null) return `…${row.tail}  ${amount}  withdrawn ${stamp(row.revoked_at)}`
  return `…${row.tail}  ${amount}  open until ${stamp(row.expires_at)}`
}

/** `plaza voucher …`: single-use codes that are worth money (DEPOSIT-7). */
export const voucherCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'voucher make <merchant> <amount>',
    about: 'create codes; they are printed once and cannot be shown again',
    isSigned: true,
    options: [
      { flags: '--count <number>', about: 'how many', default: '1' },
      { flags: '--expires <time>', about: 'when they expire; defaults to 90 days from now' },
    ],
    run: async (
      plaza,
      [merchant, amount],
      { count, expires, ...options }: ActorOptions & { count: string; expires?: string },
    ) => {
      const wanted = /^\d{1,4}$/.test(count) ? Number(count) : 0
      if (wanted < 1 || wanted > mostCodes)
        throw new PlainError(`--count must be a number from 1 to ${mostCodes}.`)
      const codes = Array.from({ length: wanted }, newVoucherCode)
      const expiresAt = parseUntil(expires) ?? plaza.now() + 90 * dayMs
      const hashes = codes.map((code) => ({ hash: hashVoucherCode(code), tail: voucherTail(code) }))
      const input = { merchant, amount, codes: hashes, expiresAt }
      await plaza.operate(makeVouchers, input, options, codes.join('\n'))
    },
  }),
  defineCommand({
    words: 'voucher list <merchant>',
    about: 'the last 500 codes by their last four characters, newest first',
    run: async (plaza, [merchant]) => {
      const rows = await plaza.read(vouchersReport, { merchant })
      plaza.out(rows.length === 0 ? 'There are no vouchers.' : rows.map(voucherLine).join('\n'))
    },
  }),
  defineCommand({
    words: 'voucher revoke <merchant> <last-four>',
    about: 'withdraw a code that nobody has used',
    isSigned: true,
    run: (plaza, [merchant, tail], options) =>
      plaza.operate(revokeVoucher, { merchant, tail }, options, `${tail}: withdrawn`),
  }),
]
