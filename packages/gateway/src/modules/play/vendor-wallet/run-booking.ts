import type { WalletAnswer, WalletError } from '@plaza/contract/vendors'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../kernel/database/database'
import { WalletFailure } from './wallet-failure'

/** The result of a wallet function of the database. */
type BookingResult =
  | {
      status: 'OK'
      balanceMinor: number
      currency: string
      balanceVersion: number
      /** The sign-in, when play should put its idle expiry off. */
      stale: string | null
    }
  | { status: WalletError }

/** Whether a booking was refused because a sum would exceed what can be represented exactly (migration 0012). */
function isBeyondBounds(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const constraint = 'constraint' in error ? String(error.constraint) : ''
  return error.code === '22003' || (error.code === '23514' && constraint.endsWith('_exact'))
}

/**
 * Runs a function of the wallet: one statement, which is a transaction.
 * @throws WalletFailure by its result; nothing is written then.
 */
export async function runBooking(
  db: Database,
  call: RawBuilder<unknown>,
  now: number,
): Promise<{ answer: WalletAnswer; stale: string | null }> {
  const { rows } = await db
    .statement<{ result: BookingResult }>(sql`select ${call} as result`)
    .catch((error: unknown) => {
      throw isBeyondBounds(error) ? new WalletFailure('RS_ERROR_BALANCE_LIMIT') : error
    })
  const [row] = rows
  if (!row) throw new Error('the wallet function returned no row')
  const { result } = row
  if (result.status !== 'OK') throw new WalletFailure(result.status)
  const { stale, ...balance } = result
  return { answer: { ...balance, at: now }, stale }
}
