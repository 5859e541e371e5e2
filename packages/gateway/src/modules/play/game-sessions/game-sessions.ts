import type { Period } from '@plaza/calendar'
import type { Play } from '@plaza/contract/play'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import { pushTopic } from '../../../kernel/stream/push'
import type { GameSessionRow } from './tables'

/** The number of rounds of a game session with a bet and without an end. */
export async function countOpenRounds(queries: Queries, gameSessionId: string): Promise<number> {
  const { open } = await queries
    .selectFrom('play_rounds')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('sitting_id', '=', gameSessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}

/** A game session as the game bar shows it (RG-5). */
export async function showPlay(queries: Queries, row: GameSessionRow): Promise<Play> {
  return {
    id: row.id,
    nodeId: row.node_id,
    mode: row.mode,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    bets: row.bets,
    stakedMinor: row.staked_minor,
    wonMinor: row.won_minor,
    netMinor: row.won_minor - row.staked_minor,
    currency: row.currency,
    openRounds: await countOpenRounds(queries, row.id),
  }
}

/** A member's own game session, or undefined. */
export const findGameSession = (
  queries: Queries,
  memberId: string,
  id: string,
): Promise<GameSessionRow | undefined> =>
  queries
    .selectFrom('play_sittings')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** Ends a game session and notifies the member's open pages; an ended one is left unchanged. */
export async function endGameSession(trx: Trx, id: string, now: number): Promise<GameSessionRow> {
  const ended = await trx
    .updateTable('play_sittings')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (ended) {
    await pushTopic(trx, ended.member_id, 'played', id)
    return ended
  }
  return trx.selectFrom('play_sittings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** How many rounds of a vendor began in a time, and how many of them have no end yet. */
export const countRounds = (
  queries: Queries,
  { merchant, vendor }: { merchant: string; vendor: string },
  { startMs, endMs }: Period,
): Promise<{ all: number; open: number }> =>
  queries
    .selectFrom('play_rounds')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where ended_at is null))::int`.as('open'))
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .where('started_at', '>=', startMs)
    .where('started_at', '<', endMs)
    .executeTakeFirstOrThrow()
