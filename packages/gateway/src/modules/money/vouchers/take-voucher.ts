import type { Trx } from '../../../kernel/database/database'
import type { VoucherRow } from './tables'
import { hashVoucherCode } from './voucher-code'

/** What a code is worth, or why it is worth nothing. A code of another merchant is unknown. */
export type TakenVoucher =
  | { kind: 'taken'; amountMinor: number; currency: string }
  /** `isOwn`: by the same member before. */
  | { kind: 'used'; isOwn: boolean }
  | { kind: 'unknown' | 'revoked' | 'expired' }

/** Uses a voucher for a member, once: of two at the same time, one finds it used. */
export async function takeVoucher(
  trx: Trx,
  code: string,
  { merchant, memberId, now }: { merchant: string; memberId: string; now: number },
): Promise<TakenVoucher> {
  const row: VoucherRow | undefined = await trx
    .selectFrom('vouchers')
    .selectAll()
    .where('code_hash', '=', hashVoucherCode(code))
    .where('merchant', '=', merchant)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  if (row.used_at !== null) return { kind: 'used', isOwn: row.member_id === memberId }
  if (row.revoked_at !== null) return { kind: 'revoked' }
  if (row.expires_at <= now) return { kind: 'expired' }
  await trx
    .updateTable('vouchers')
    .set({ used_at: now, member_id: memberId })
    .where('code_hash', '=', row.code_hash)
    .execute()
  return { kind: 'taken', amountMinor: row.amount_minor, currency: row.currency }
}
