import { sql } from 'kysely'
import type { Queries } from '../../db/database'
import type { DaySpan } from './play-day'

/** Limits that a member can have on play (trust R5, R6). */
export const limitKinds = ['wager', 'loss', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** A limit that is reached, and when it begins anew. */
export interface ReachedLimit {
  limit: LimitKind
  resetsAt: number
}

interface Used {
  wager: number
  loss: number
  time: number
}

async function readUsed(queries: Queries, memberId: string, day: DaySpan, now: number): Promise<Used> {
  const { rows } = await sql<{ staked: number; won: number; played: number }>`
    select
      coalesce((select sum(amount_minor) from vendor_transactions
        where member_id = ${memberId} and action = 'bet' and outcome = 'booked'
          and created_at >= ${day.from} and created_at < ${day.to}), 0)::bigint as staked,
      coalesce((select sum(w.amount_minor) from vendor_transactions w
        where w.member_id = ${memberId} and w.action = 'win'
          and w.created_at >= ${day.from} and w.created_at < ${day.to}), 0)::bigint as won,
      coalesce((select sum(least(coalesce(ended_at, ${now}::bigint), ${now}::bigint) - greatest(started_at, ${day.from}::bigint))
        from play_sittings where member_id = ${memberId} and mode = 'real'
          and coalesce(ended_at, ${now}::bigint) > ${day.from}), 0)::bigint as played`.execute(queries)
  const { staked = 0, won = 0, played = 0 } = rows[0] ?? {}
  return { wager: staked, loss: staked - won, time: played }
}

/**
 * The limit that a stake would pass today, null when it passes none: a wager or loss limit may be used up to its
 * amount, a time limit up to its last minute. `isCounted` says that the stake has been written down already.
 */
export async function reachedLimit(
  queries: Queries,
  input: { memberId: string; stakeMinor: number; isCounted?: boolean; day: () => DaySpan; now: number },
): Promise<ReachedLimit | null> {
  const { memberId, stakeMinor, isCounted = false, now } = input
  const limits = await queries
    .selectFrom('play_limits')
    .select(['kind', 'amount'])
    .where('member_id', '=', memberId)
    .execute()
  if (limits.length === 0) return null
  const day = input.day()
  const used = await readUsed(queries, memberId, day, now)
  const isReached = (kind: LimitKind, amount: number): boolean =>
    kind === 'time' ? used.time >= amount * 60_000 : used[kind] + (isCounted ? 0 : stakeMinor) > amount
  const reached = limitKinds.find((kind) =>
    limits.some((limit) => limit.kind === kind && isReached(kind, limit.amount)),
  )
  return reached ? { limit: reached, resetsAt: day.to } : null
}
