import { walletRoundAnswerSchema } from '@plaza/contract/vendors'
import type * as z from 'zod/mini'
import type { Sql } from '../kernel/db/database'
import { readPurse } from '../purses/purse'
import type { SessionRow } from '../sessions/session-row'
import type { WalletCall } from '../kernel/wallet/wallet'
import { proofOf } from './proof'
import type { RoundRow } from './round-row'

export type RoundReply = z.infer<typeof walletRoundAnswerSchema>

/** The report of a round that was played from the purse: what was staked and won, and the balance afterwards. */
export async function reportOf(
  sql: Sql,
  round: RoundRow,
  session: SessionRow,
): Promise<WalletCall<RoundReply>> {
  return {
    vendor: session.vendor,
    action: 'round',
    answer: walletRoundAnswerSchema,
    body: {
      session: session.wallet_session,
      player: session.player,
      round: round.id,
      gameId: session.game_id,
      bets: 1,
      stakedMinor: round.stake_minor,
      wonMinor: round.win_minor,
      currency: session.currency,
      startedAt: round.created_at,
      endedAt: round.ended_at ?? round.created_at,
      proof: await proofOf(sql, round),
      ...(await readPurse(sql, session)),
    },
  }
}

/** The operator says that the player may not go on: the session ends, so that the game has to be opened again. */
export const endSession = (sql: Sql, { id }: SessionRow, now: number): Promise<unknown> =>
  sql.query('update vendor.session set closed_at = $2 where id = $1 and closed_at is null', [id, now])
