import type { FairProof, GameType } from '@plaza/contract/play'
import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { pushTopic } from '../../../kernel/stream/push'
import { readGame } from '../games'
import type { GameSessionRow } from './tables'

/** A round that a vendor played from a wallet of its own and has settled. */
export interface ReportedRound {
  /** The vendor's id of the round. */
  round: string
  bets: number
  stakedMinor: number
  wonMinor: number
  /** Never later than the report. */
  startedAt: number
  endedAt: number
  proof: FairProof | undefined
}

/** The game session that a vendor's session belongs to, locked for the rest of the transaction. */
export const lockGameSession = (
  trx: Trx,
  { walletSession, vendor, sites }: { walletSession: string; vendor: string; sites: string[] },
): Promise<GameSessionRow | undefined> =>
  trx
    .selectFrom('launch_tokens as t')
    .innerJoin('play_sittings as s', 's.id', 't.sitting_id')
    .selectAll('s')
    .where('t.wallet_session', '=', walletSession)
    .where('s.vendor', '=', vendor)
    .where('s.site', 'in', sites)
    .forUpdate('s')
    .executeTakeFirst()

/**
 * Writes a reported round down, once: in the game session, and so in the limits (RG-3). Moves no money: its caller books it and says
 * that the stake is settled. Returns whether it is new, and the category of its game.
 */
export async function reportRound(
  trx: Trx,
  gameSession: GameSessionRow,
  round: ReportedRound,
): Promise<{ isNew: boolean; type: GameType | undefined }> {
  const { bets, stakedMinor, wonMinor } = round
  const inserted = await trx
    .insertInto('play_rounds')
    .values({
      merchant: gameSession.merchant,
      vendor: gameSession.vendor,
      member_id: gameSession.member_id,
      id: round.round,
      node_id: gameSession.node_id,
      sitting_id: gameSession.id,
      mode: gameSession.mode,
      started_at: round.startedAt,
      ended_at: round.endedAt,
      bets,
      staked_minor: stakedMinor,
      won_minor: wonMinor,
      currency: gameSession.currency,
      proof: round.proof ? JSON.stringify(round.proof) : null,
      is_reported: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const type = (await readGame(trx, gameSession.site, gameSession.node_id))?.game_type
  if (!inserted) return { isNew: false, type }
  await trx
    .updateTable('play_sittings')
    .set({
      bets: sql`bets + ${bets}`,
      staked_minor: sql`staked_minor + ${stakedMinor}`,
      won_minor: sql`won_minor + ${wonMinor}`,
      seen_at: sql`greatest(seen_at, ${round.endedAt}::bigint)`,
    })
    .where('id', '=', gameSession.id)
    .execute()
  await pushTopic(trx, gameSession.member_id, 'played', gameSession.id)
  return { isNew: true, type }
}
