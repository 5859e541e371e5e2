import { sql } from 'kysely'
import type { Queries, Writes } from '../database/database'

/** A bound on how often something may happen. */
export interface RateLimit {
  limit: number
  windowMs: number
}

export interface RateState {
  /** How often it has been counted in this window. */
  count: number
  isOver: boolean
  /** When the window ends, ms. */
  resetsAt: number
  /** When the count reached its limit, ms; null while it has not. */
  fullSince: number | null
}

/** Counts an event; stored in the database, so that the limit holds over any number of processes. */
export async function countOne(
  queries: Writes,
  bucket: string,
  rate: RateLimit,
  now: number,
): Promise<RateState> {
  const isOld = sql<boolean>`rate_limits.resets_at <= ${now}`
  const fresh = {
    bucket,
    count: 1,
    resets_at: now + rate.windowMs,
    full_since: rate.limit === 1 ? now : null,
  }
  const row = await queries
    .insertInto('rate_limits')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql<number>`case when ${isOld} then 1 else rate_limits.count + 1 end`,
        resets_at: sql<number>`case when ${isOld} then excluded.resets_at else rate_limits.resets_at end`,
        full_since: sql<number | null>`case
          when ${isOld} then excluded.full_since
          when rate_limits.count + 1 = ${rate.limit}::integer then ${now}::bigint
          else rate_limits.full_since end`,
      }),
    )
    .returning(['count', 'resets_at', 'full_since'])
    .executeTakeFirstOrThrow()
  return {
    count: row.count,
    isOver: row.count > rate.limit,
    resetsAt: row.resets_at,
    fullSince: row.full_since,
  }
}

/** Whether the bound has been reached already; counts nothing. */
export async function readRate(
  queries: Queries,
  bucket: string,
  rate: RateLimit,
  now: number,
): Promise<RateState> {
  const row = await queries
    .selectFrom('rate_limits')
    .selectAll()
    .where('bucket', '=', bucket)
    .executeTakeFirst()
  if (!row || row.resets_at <= now) return { count: 0, isOver: false, resetsAt: now, fullSince: null }
  return {
    count: row.count,
    isOver: row.count >= rate.limit,
    resetsAt: row.resets_at,
    fullSince: row.full_since,
  }
}

/** Removes an event that was counted in the window of `counted`; a later window is unchanged. */
export async function giveBack(
  queries: Writes,
  bucket: string,
  { resetsAt }: Pick<RateState, 'resetsAt'>,
): Promise<void> {
  await queries
    .updateTable('rate_limits')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('bucket', '=', bucket)
    .where('resets_at', '=', resetsAt)
    .execute()
}

/** Forgets what was counted. */
export async function resetRate(queries: Writes, bucket: string): Promise<void> {
  await queries.deleteFrom('rate_limits').where('bucket', '=', bucket).execute()
}
