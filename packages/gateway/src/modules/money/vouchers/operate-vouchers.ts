import { parseAmount } from '@plaza/contract/kernel'
import { PlainError } from '@plaza/server-kit'
import type { Change } from '../../../kernel/audit'
import type { Queries, Trx } from '../../../kernel/database/database'
import { readMerchant } from '../../../kernel/merchants/merchants'
import type { VoucherRow } from './tables'

/** What an operator does with vouchers. The codes are made beside the operator; only their hashes travel. */
export type VoucherOperation =
  | {
      kind: 'voucher-make'
      merchant: string
      /** Decimal, of each. */
      amount: string
      codes: { hash: string; tail: string }[]
      /** ms. */
      expiresAt: number
    }
  | { kind: 'voucher-revoke'; merchant: string; tail: string }

const mostListed = 500

async function make(
  trx: Trx,
  operation: Extract<VoucherOperation, { kind: 'voucher-make' }>,
  now: number,
): Promise<Change> {
  const { merchant, amount, codes, expiresAt } = operation
  const found = await readMerchant(trx, merchant)
  if (!found) throw new PlainError(`There is no merchant "${merchant}".`)
  const { minor } = parseAmount(amount, found.currency)
  if (minor === undefined || minor <= 0)
    throw new PlainError(`"${amount}" is not an amount in ${found.currency}.`)
  if (expiresAt <= now) throw new PlainError('It would have expired already.')
  await trx
    .insertInto('vouchers')
    .values(
      codes.map(({ hash, tail }) => ({
        code_hash: hash,
        tail,
        merchant,
        amount_minor: minor,
        currency: found.currency,
        made_at: now,
        expires_at: expiresAt,
        revoked_at: null,
        used_at: null,
        member_id: null,
      })),
    )
    .execute()
  const after = { amountMinor: minor, tails: codes.map(({ tail }) => tail), expiresAt }
  return { merchant, subject: `${codes.length} vouchers`, before: {}, after }
}

async function revoke(
  trx: Trx,
  { merchant, tail }: Extract<VoucherOperation, { kind: 'voucher-revoke' }>,
  now: number,
): Promise<Change> {
  const rows = await trx
    .selectFrom('vouchers')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('tail', '=', tail.toUpperCase())
    .forUpdate()
    .execute()
  if (rows.length === 0) throw new PlainError(`No voucher at "${merchant}" ends in ${tail}.`)
  const open = rows.filter((row) => row.used_at === null && row.revoked_at === null)
  if (open.length === 0) throw new PlainError(`The voucher ${tail} was used or withdrawn already.`)
  await trx
    .updateTable('vouchers')
    .set({ revoked_at: now })
    .where(
      'code_hash',
      'in',
      open.map((row) => row.code_hash),
    )
    .execute()
  return { merchant, subject: tail.toUpperCase(), before: { revoked: false }, after: { revoked: true } }
}

/** Makes vouchers or withdraws one that nobody used. @throws PlainError saying what is wrong */
export const operateVouchers = (trx: Trx, operation: VoucherOperation, now: number): Promise<Change> =>
  operation.kind === 'voucher-make' ? make(trx, operation, now) : revoke(trx, operation, now)

/** The last 500 vouchers of a merchant, the newest first. */
export const listVouchers = (queries: Queries, merchant: string): Promise<VoucherRow[]> =>
  queries
    .selectFrom('vouchers')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('made_at', 'desc')
    .orderBy('code_hash')
    .limit(mostListed)
    .execute()
