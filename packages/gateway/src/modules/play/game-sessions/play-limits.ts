import type { LimitPeriod } from '@plaza/contract/money'
import { limitPeriods } from '@plaza/contract/money'
import type { PlayLimitKind } from '@plaza/contract/site'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { framesForDatabase, limitFrames } from '../../stakes/limits'

/** Limits that bound play (RG-3); deposits have theirs. */
export const limitKinds = ['wager', 'loss', 'time'] as const
export type LimitKind = (typeof limitKinds)[number]

/** A limit that is reached, and when it starts again. */
export interface ReachedLimit {
  limit: LimitKind
  period: LimitPeriod
  resetsAt: number
}

/**
 * The limit that a stake would exceed in the day, week or month of a zone, or null. The rule itself is in the database, where a
 * bet checks it in the transaction that books it.
 */
export async function reachedLimit(
  queries: Queries,
  {
    memberId,
    stakeMinor,
    timeZone,
    now,
  }: { memberId: string; stakeMinor: number; timeZone: string; now: number },
): Promise<ReachedLimit | null> {
  const frames = limitFrames(timeZone, now)
  const { rows } = await sql<{ reached: string | null }>`select play_limit_hit(
    ${memberId}, ${stakeMinor}::bigint, ${JSON.stringify(framesForDatabase(frames))}::jsonb, ${now}::bigint) as reached`.execute(
    queries,
  )
  const [kind, unit] = rows[0]?.reached?.split(' ') ?? []
  const limit = limitKinds.find((one) => one === kind)
  const period = limitPeriods.find((one) => one === unit)
  return limit && period ? { limit, period, resetsAt: frames[period].endMs } : null
}

/** A stretch of time, ms; its end is not part of it. */
export interface Span {
  startMs: number
  endMs: number
}

/** How long a member had games open for money in each of some spans, whole minutes (RG-13). */
export async function playedMinutes(
  queries: Queries,
  memberId: string,
  spans: readonly Span[],
  now: number,
): Promise<number[]> {
  const starts = spans.map(({ startMs }) => startMs)
  const ends = spans.map(({ endMs }) => Math.min(endMs, now))
  const { rows } = await sql<{ played: number }>`
    select play_time_ms(${memberId}, starts, ends) as played
    from unnest(${starts}::bigint[], ${ends}::bigint[]) with ordinality as spans (starts, ends, at) order by at`.execute(
    queries,
  )
  return rows.map(({ played }) => Math.floor(played / 60_000))
}

/** What a member has used of limits on play since a time: minor units, of `time` whole minutes. */
export async function playUsed(
  queries: Queries,
  memberId: string,
  { sinceMs, untilMs, now }: { sinceMs: number; untilMs: number; now: number },
): Promise<Record<Exclude<PlayLimitKind, 'deposit'>, number>> {
  const { rows } = await sql<{ staked: number; won: number; played: number }>`
    select staked, won, play_time_ms(${memberId}, ${sinceMs}::bigint, ${now}::bigint) as played
    from play_staked(${memberId}, ${sinceMs}::bigint, ${untilMs}::bigint)`.execute(queries)
  const { staked, won, played } = rows[0] ?? { staked: 0, won: 0, played: 0 }
  return { wager: staked, loss: Math.max(0, staked - won), time: Math.floor(played / 60_000) }
}
