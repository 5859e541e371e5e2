import type { Period } from '@plaza/calendar'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** Limits that a member can have on play (RG-3). */
export const limitKinds = ['wager', 'loss', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** A limit that is reached, and when it resets. */
export interface ReachedLimit {
  limit: LimitKind
  resetsAt: number
}

/**
 * The limit that a stake would exceed today, or null. The rule itself is in the database, where a bet checks it in the
 * transaction that books it (migration 0009).
 */
export async function reachedLimit(
  queries: Queries,
  input: { memberId: string; stakeMinor: number; day: () => Period; now: number },
): Promise<ReachedLimit | null> {
  const { memberId, stakeMinor, now } = input
  const { startMs, endMs } = input.day()
  const { rows } = await sql<{ limit: LimitKind | null }>`select play_limit_reached(
    ${memberId}, ${stakeMinor}::bigint, ${startMs}::bigint, ${endMs}::bigint, ${now}::bigint) as "limit"`.execute(
    queries,
  )
  const limit = rows[0]?.limit ?? null
  return limit === null ? null : { limit, resetsAt: endMs }
}
