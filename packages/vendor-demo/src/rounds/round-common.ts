import type { SpinAnswer } from '../api'
import type { Sql } from '../kernel/db/database'
import { balanceOf, sessionById, type SessionRow } from '../sessions/session-row'
import { cycleOf } from './place-bet'
import type { RoundRow } from './round-row'

type Common = Pick<
  SpinAnswer,
  | 'round'
  | 'betId'
  | 'state'
  | 'stakeMinor'
  | 'winMinor'
  | 'nonce'
  | 'serverSeedHash'
  | 'balance'
  | 'nextBetAt'
>

/**
 * The common part of every answer about a round. The balance is absent while the wallet has not booked the round's last
 * step.
 */
export async function roundCommon(sql: Sql, round: RoundRow, { id }: SessionRow): Promise<Common> {
  const session = await sessionById(sql, id)
  const isBooked = round.state !== 'placing' && round.state !== 'paying' && round.state !== 'returning'
  return {
    round: round.id,
    betId: round.bet_id,
    state: round.state,
    stakeMinor: round.stake_minor,
    winMinor: round.win_minor,
    nonce: round.nonce,
    serverSeedHash: round.server_seed_hash,
    balance: session && isBooked ? balanceOf(session) : null,
    nextBetAt: round.created_at + cycleOf(round.engine),
  }
}
