import type { Play } from '@plaza/contract'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import { pushTopic } from '../../../kernel/stream/push'
import type { SittingRow } from './tables'

/** Rounds of a sitting that have a bet and no end yet. */
export async function countOpenRounds(queries: Queries, sittingId: string): Promise<number> {
  const { open } = await queries
    .selectFrom('play_rounds')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('sitting_id', '=', sittingId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}

/** A sitting as the game bar shows it (RG-5). */
export async function showPlay(queries: Queries, row: SittingRow): Promise<Play> {
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

/** A member's own sitting, or undefined. */
export const findSitting = (
  queries: Queries,
  memberId: string,
  id: string,
): Promise<SittingRow | undefined> =>
  queries
    .selectFrom('play_sittings')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** Ends a sitting and tells the member's open pages; one that has ended stays as it is. */
export async function endSitting(trx: Trx, id: string, now: number): Promise<SittingRow> {
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
