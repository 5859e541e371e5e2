import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { balanceSchema } from './balance'
import { depositSchema } from './deposits'

/** No voucher code is longer, however it is typed. */
export const longestVoucherCode = 64

/**
 * A voucher code as it is typed: spaces and dashes are ignored, letters of either case. Far longer than any code, so that
 * what was pasted by mistake is an unknown voucher.
 */
export const voucherCodeSchema = z.string().check(z.minLength(1), z.maxLength(1_024))

export const redeemVoucherCall = defineCall({
  id: 'deposit.voucher',
  method: 'POST',
  path: '/wps/deposit/voucher',
  summary: 'Redeem a voucher code: a deposit of its amount, credited at once; each code once',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({ code: voucherCodeSchema }),
  carriesBalance: 'field',
  answer: z.object({ deposit: depositSchema, balance: balanceSchema }),
})
