import type { OperatorTransferAnswer } from '@plaza/contract/vendors'
import * as z from 'zod/mini'
import type { Sql } from '../kernel/db/database'
import { movePurse, readPurse, type PurseOf } from './purse'

const transferSchema = z.object({
  vendor: z.string(),
  player: z.string(),
  currency: z.string(),
  direction: z.nullable(z.enum(['in', 'out'])),
  amount_minor: z.int(),
  state: z.enum(['done', 'refused', 'cancelled']),
})
type TransferRow = z.infer<typeof transferSchema>

/** A transfer that the operator asks for, by the key that makes it happen once. */
export interface AskedTransfer extends PurseOf {
  transaction: string
  direction: 'in' | 'out'
  amountMinor: number
}

/** A transfer that is not the one of its key. */
export class OtherTransfer extends Error {
  override name = 'OtherTransfer'
}

/** The transfer of a key, locked, so that what comes at the same time waits. */
async function find(sql: Sql, { transaction, ...of }: PurseOf & { transaction: string }) {
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [transaction])
  const [row] = await sql.query('select * from vendor.transfer where transaction = $1', [transaction])
  const known = row === undefined ? undefined : transferSchema.parse(row)
  if (known && (known.vendor !== of.vendor || known.player !== of.player || known.currency !== of.currency))
    throw new OtherTransfer(transaction)
  return known
}

async function answer(
  sql: Sql,
  { transaction, ...of }: PurseOf & { transaction: string },
  known: TransferRow | undefined,
): Promise<OperatorTransferAnswer> {
  const { vendor, player, currency } = of
  return {
    status: 'OK',
    transaction,
    state: known?.state ?? 'unknown',
    ...(known?.state === 'done' && { amountMinor: known.amount_minor }),
    ...(known?.state === 'refused' && { reason: 'NOT_ENOUGH_MONEY' as const }),
    currency,
    ...(await readPurse(sql, { vendor, player, currency })),
  }
}

const insert = (sql: Sql, transaction: string, row: TransferRow, now: number) =>
  sql.query(
    `insert into vendor.transfer (transaction, vendor, player, currency, direction, amount_minor, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [transaction, row.vendor, row.player, row.currency, row.direction, row.amount_minor, row.state, now],
  )

/**
 * Moves money once for its key; a repetition has the first answer, with the current balance.
 * @throws OtherTransfer when the key was used for something else
 */
export async function transferOnce(
  sql: Sql,
  asked: AskedTransfer,
  now: number,
): Promise<OperatorTransferAnswer> {
  const { transaction, vendor, player, currency, direction, amountMinor } = asked
  const known = await find(sql, asked)
  if (known) {
    const isOther = known.direction !== direction || known.amount_minor !== amountMinor
    if (known.state !== 'cancelled' && isOther) throw new OtherTransfer(transaction)
    return answer(sql, asked, known)
  }
  const isMoved = await movePurse(sql, asked, direction === 'in' ? amountMinor : -amountMinor)
  const state = isMoved ? ('done' as const) : ('refused' as const)
  const row = { vendor, player, currency, direction, amount_minor: amountMinor, state }
  await insert(sql, transaction, row, now)
  return answer(sql, asked, row)
}

/** What became of a transfer. */
export const transferState = async (sql: Sql, asked: PurseOf & { transaction: string }) =>
  answer(sql, asked, await find(sql, asked))

/** Refuses a transfer for ever that has not arrived; one that has stays as it is. */
export async function cancelTransfer(
  sql: Sql,
  asked: PurseOf & { transaction: string },
  now: number,
): Promise<OperatorTransferAnswer> {
  const known = await find(sql, asked)
  if (known) return answer(sql, asked, known)
  const { vendor, player, currency } = asked
  const row = { vendor, player, currency, direction: null, amount_minor: 0, state: 'cancelled' as const }
  await insert(sql, asked.transaction, row, now)
  return answer(sql, asked, row)
}
