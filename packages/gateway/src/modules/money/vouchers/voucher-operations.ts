import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { defineReport } from '../../../kernel/operations/define-report'
import { listVouchers, operateVouchers } from './operate-vouchers'

/** Makes vouchers, of whose codes only the hashes travel. */
export const makeVouchers = defineOperation({
  kind: 'voucher-make',
  area: 'money',
  input: z.object({
    merchant: shortText,
    amount: shortText,
    codes: z.array(z.object({ hash: shortText, tail: shortText })).check(z.minLength(1), z.maxLength(1_000)),
    expiresAt: z.int(),
  }),
  run: (trx, operation, { now }) => operateVouchers(trx, operation, now),
})

/** Withdraws a voucher that nobody has used. */
export const revokeVoucher = defineOperation({
  kind: 'voucher-revoke',
  area: 'money',
  input: z.object({ merchant: shortText, tail: shortText }),
  run: (trx, operation, { now }) => operateVouchers(trx, operation, now),
})

const voucherSchema = z.object({
  tail: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  expires_at: z.number(),
  revoked_at: z.nullable(z.number()),
  used_at: z.nullable(z.number()),
})
/** A voucher as an operator reads it, by its last four characters. */
export type ReadVoucher = z.infer<typeof voucherSchema>

/** A merchant's vouchers. */
export const vouchersReport = defineReport({
  name: 'vouchers',
  input: z.object({ merchant: shortText }),
  answer: z.array(voucherSchema),
  read: ({ db }, { merchant }) => listVouchers(db.read, merchant),
})
