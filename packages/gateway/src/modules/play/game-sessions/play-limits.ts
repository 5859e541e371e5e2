import type { Period } from '@plaza/calendar'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'

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
 * transaction that books it.
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

/** A member's limit a day, minor units or minutes of `time`; null when there is none. */
export async function readPlayLimit(
  queries: Queries,
  memberId: string,
  kind: LimitKind,
): Promise<number | null> {
  const row = await queries
    .selectFrom('play_limits')
    .select('amount')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.amount ?? null
}

/** Sets a member's limit a day, minor units or minutes of `time`; null removes it. */
export async function setPlayLimit(
  trx: Trx,
  { memberId, kind, amount, now }: { memberId: string; kind: LimitKind; amount: number | null; now: number },
): Promise<void> {
  if (amount === null) {
    await trx.deleteFrom('play_limits').where('member_id', '=', memberId).where('kind', '=', kind).execute()
    return
  }
  await trx
    .insertInto('play_limits')
    .values({ member_id: memberId, kind, period: 'day', amount, set_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({ amount, set_at: now }),
    )
    .execute()
}
