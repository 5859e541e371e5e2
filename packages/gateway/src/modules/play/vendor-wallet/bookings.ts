import type { walletBetSchema, walletRollbackSchema, walletWinSchema } from '@plaza/contract/vendors'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { hashSecret } from '../../../kernel/security/secrets'
import type { framesForDatabase } from '../../stakes/limits'
import type { Caller } from './check-caller'

/** Who calls, about whom, and when. */
interface WalletRequest {
  caller: Caller
  now: number
}
/** Today at each merchant that a call may touch, and the frames that limits count in there. */
export type Days = Record<string, { name: string; frames: ReturnType<typeof framesForDatabase> }>

/** What a repetition of the transaction must contain again, besides its player. */
const hashOf = (...fields: (string | number | boolean)[]): string => hashSecret(JSON.stringify(fields))

const sessionArguments = (
  { caller, now }: WalletRequest,
  { session, player }: { session: string; player: string },
) =>
  sql`${caller.vendor}, array(select jsonb_array_elements_text(${JSON.stringify(caller.sites)}::jsonb)),
    ${session}, ${player}, ${now}::bigint`

/** Reads the balance of a player who is at play. */
export const balanceBooking = (
  request: WalletRequest,
  seat: { session: string; player: string },
): RawBuilder<unknown> => sql`wallet_balance(${sessionArguments(request, seat)})`

/** Books a stake. The answer names a sign-in whose idle expiry is before `renewBefore`. */
export function betBooking(
  request: WalletRequest,
  bet: z.output<typeof walletBetSchema>,
  { days, renewBefore }: { days: Days; renewBefore: number },
): RawBuilder<unknown> {
  const { transaction, round, currency, gameId, amountMinor } = bet
  const fields = ['bet', round, transaction, amountMinor, currency] as const
  const hash = `${hashOf(...fields, gameId)} ${hashOf(...fields)}`
  return sql`wallet_bet(${sessionArguments(request, bet)}, ${transaction}, ${hash}, ${round}, ${currency}, ${gameId},
    ${amountMinor}::bigint, ${JSON.stringify(days)}::jsonb, ${renewBefore}::bigint)`
}

/** Pays what a bet has won, zero included. */
export function winBooking(
  request: WalletRequest,
  win: z.output<typeof walletWinSchema>,
  days: Days,
): RawBuilder<unknown> {
  const { transaction, round, currency, bet, amountMinor, isRoundEnd, proof } = win
  const hash = hashOf('win', round, bet, amountMinor, currency, isRoundEnd)
  return sql`wallet_win(${sessionArguments(request, win)}, ${transaction}, ${hash}, ${round}, ${currency}, ${bet},
    ${amountMinor}::bigint, ${isRoundEnd}::boolean, ${proof ? JSON.stringify(proof) : null}::jsonb,
    ${JSON.stringify(days)}::jsonb)`
}

/** Gives a stake back, or remembers that it has to be. */
export function rollbackBooking(
  request: WalletRequest,
  rollback: z.output<typeof walletRollbackSchema>,
): RawBuilder<unknown> {
  const { transaction, round, bet } = rollback
  const hash = hashOf('rollback', round, bet)
  return sql`wallet_rollback(${sessionArguments(request, rollback)}, ${transaction}, ${hash}, ${round}, ${bet})`
}
