import type { WalletAnswer, WalletError } from '@plaza/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../db/database'
import { WalletFailure } from './wallet-failure'

/** What a function of the wallet in the database says (migration 0009). */
type Told =
  | {
      status: 'OK'
      balanceMinor: number
      currency: string
      balanceVersion: number
      /** The sign-in, when play should put its idle expiry off. */
      stale: string | null
    }
  | { status: WalletError }

/**
 * Runs a function of the wallet: one statement, which is a transaction. @throws WalletFailure by what it answers; it
 * has written nothing then.
 */
export async function runBooking(
  db: Database,
  call: RawBuilder<unknown>,
  now: number,
): Promise<{ answer: WalletAnswer; stale: string | null }> {
  const { rows } = await db.statement<{ told: Told }>(sql`select ${call} as told`)
  const [row] = rows
  if (!row) throw new Error('the wallet said nothing')
  const { told } = row
  if (told.status !== 'OK') throw new WalletFailure(told.status)
  const { stale, ...balance } = told
  return { answer: { ...balance, at: now }, stale }
}
