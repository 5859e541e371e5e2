import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/**
 * What a merchant's members played from a moment to before another, ms, as a subquery of `member_id`, `hour_at`, `valid_minor` and
 * `loss_minor`, bets less prizes, for the joins of other domains (DAYS-3).
 */
export const playedByHour = (
  merchant: string,
  startMs: number,
  endMs: number,
): RawBuilder<{ member_id: string; hour_at: number; valid_minor: number; loss_minor: number }> => sql`(
  select member_id, hour_at, valid_minor, loss_minor from member_hours
  where merchant = ${merchant} and hour_at >= ${startMs} and hour_at < ${endMs}
)`

/**
 * Hours of a merchant, by their first moment, both bounds included, that changed since a time, ms; of those after `seenTo`, which nobody has
 * looked at before, all.
 */
export async function changedHours(
  queries: Queries,
  which: { merchant: string; from: number; to: number; seenTo: number; changedSince: number },
): Promise<number[]> {
  const { merchant, from, to, seenTo, changedSince } = which
  const { rows } = await sql<{ at: number }>`
    select distinct hour_at as at from member_hours
    where merchant = ${merchant} and hour_at between ${from} and ${to} and (hour_at > ${seenTo} or changed_at >= ${changedSince})
    order by at`.execute(queries)
  return rows.map((row) => row.at)
}

/** An hour of a member that comes to something else than the rounds and the orders do; minor units. */
export interface HourProblem {
  memberId: string
  hourAt: number
  figure: 'valid' | 'loss'
  kept: number
  derived: number
}

/** Hours of a merchant's members as the rounds and the orders come to them, for audits; from a moment to before another, ms. */
async function derivedHours(
  queries: Queries,
  { merchant, from, to }: { merchant: string; from: number; to: number },
): Promise<{ memberId: string; hourAt: number; validMinor: number; lossMinor: number }[]> {
  const { rows } = await sql<{ memberId: string; hourAt: number; validMinor: number; lossMinor: number }>`
    select member_id as "memberId", hour_at as "hourAt", sum(valid_minor)::bigint as "validMinor", sum(loss_minor)::bigint as "lossMinor"
    from member_hours_played() where merchant = ${merchant} and hour_at >= ${from} and hour_at < ${to}
    group by 1, 2 order by 1, 2`.execute(queries)
  return rows
}

/** Compares the hours of a merchant's members that are kept with the rounds and the orders (DAYS-3); empty is sound. */
export async function hourProblems(
  queries: Queries,
  which: { merchant: string; from: number; to: number },
): Promise<HourProblem[]> {
  const derived = await derivedHours(queries, which)
  const kept = await queries
    .selectFrom('member_hours')
    .select(['member_id', 'hour_at', 'valid_minor', 'loss_minor'])
    .where('merchant', '=', which.merchant)
    .where('hour_at', '>=', which.from)
    .where('hour_at', '<', which.to)
    .execute()
  const keyOf = (memberId: string, hourAt: number) => JSON.stringify([memberId, hourAt])
  const found = new Map(
    derived.map((one) => [
      keyOf(one.memberId, one.hourAt),
      { derived: one, kept: { validMinor: 0, lossMinor: 0 } },
    ]),
  )
  for (const row of kept) {
    const key = keyOf(row.member_id, row.hour_at)
    const known = found.get(key)?.derived ?? {
      memberId: row.member_id,
      hourAt: row.hour_at,
      validMinor: 0,
      lossMinor: 0,
    }
    found.set(key, { derived: known, kept: { validMinor: row.valid_minor, lossMinor: row.loss_minor } })
  }
  return [...found.values()].flatMap(({ derived: { memberId, hourAt, ...other }, kept: own }) =>
    (['valid', 'loss'] as const)
      .map((figure) => ({
        memberId,
        hourAt,
        figure,
        kept: own[`${figure}Minor`],
        derived: other[`${figure}Minor`],
      }))
      .filter((one) => one.kept !== one.derived),
  )
}
