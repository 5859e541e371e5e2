import type { walletBetSchema, walletRollbackSchema, walletWinSchema } from '@plaza/contract/vendors'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { hashSecret } from '../../../kernel/security/secrets'
import type { Caller } from './check-caller'

/** Who calls, about whom, and when. */
interface Asked {
  caller: Caller
  now: number
}
/** Today at each merchant that a call may touch. */
export type Days = Record<string, { from: number; to: number; name: string }>

/** What a repetition of the transaction must contain again, besides its player. */
const hashOf = (...fields: (string | number | boolean)[]): string => hashSecret(JSON.stringify(fields))

const seatOf = ({ caller, now }: Asked, { session, player }: { session: string; player: string }) =>
  sql`${caller.vendor}, array(select jsonb_array_elements_text(${JSON.stringify(caller.sites)}::jsonb)),
    ${session}, ${player}, ${now}::bigint`

/** Reads the balance of a player who is at play. */
export const balanceBooking = (
  asked: Asked,
  seat: { session: string; player: string },
): RawBuilder<unknown> => sql`wallet_balance(${seatOf(asked, seat)})`

/** Books a stake. The answer names a sign-in whose idle expiry is before `renewBefore`. */
export function betBooking(
  asked: Asked,
  bet: z.output<typeof walletBetSchema>,
  { days, renewBefore }: { days: Days; renewBefore: number },
): RawBuilder<unknown> {
  const { transaction, round, currency, gameId, amountMinor } = bet
  const fields = ['bet', round, transaction, amountMinor, currency] as const
  const hash = `${hashOf(...fields, gameId)} ${hashOf(...fields)}`
  return sql`wallet_bet(${seatOf(asked, bet)}, ${transaction}, ${hash}, ${round}, ${currency}, ${gameId},
    ${amountMinor}::bigint, ${JSON.stringify(days)}::jsonb, ${renewBefore}::bigint)`
}

/** Pays what a bet has won, zero included. */
export function winBooking(
  asked: Asked,
  win: z.output<typeof walletWinSchema>,
  days: Days,
): RawBuilder<unknown> {
  const { transaction, round, currency, bet, amountMinor, isRoundEnd, proof } = win
  const hash = hashOf('win', round, bet, amountMinor, currency, isRoundEnd)
  return sql`wallet_win(${seatOf(asked, win)}, ${transaction}, ${hash}, ${round}, ${currency}, ${bet},
    ${amountMinor}::bigint, ${isRoundEnd}::boolean, ${proof ? JSON.stringify(proof) : null}::jsonb,
    ${JSON.stringify(days)}::jsonb)`
}

/** Gives a stake back, or remembers that it has to be. */
export function rollbackBooking(
  asked: Asked,
  rollback: z.output<typeof walletRollbackSchema>,
): RawBuilder<unknown> {
  const { transaction, round, bet } = rollback
  const hash = hashOf('rollback', round, bet)
  return sql`wallet_rollback(${seatOf(asked, rollback)}, ${transaction}, ${hash}, ${round}, ${bet})`
}
