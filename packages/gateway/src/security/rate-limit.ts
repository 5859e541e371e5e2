import { sql } from 'kysely'
import type { Queries } from '../db/database'

/** A bound on how often something may happen. */
export interface RateLimit {
  limit: number
  windowMs: number
}

export interface RateState {
  isOver: boolean
  /** When the window ends, ms. */
  resetsAt: number
}

/** Counts one more of something; kept in the database, so the bound holds over any number of processes. */
export async function countOne(
  queries: Queries,
  bucket: string,
  rate: RateLimit,
  now: number,
): Promise<RateState> {
  const isOld = sql<boolean>`rate_limits.resets_at <= ${now}`
  const row = await queries
    .insertInto('rate_limits')
    .values({ bucket, count: 1, resets_at: now + rate.windowMs })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        count: sql<number>`case when ${isOld} then 1 else rate_limits.count + 1 end`,
        resets_at: sql<number>`case when ${isOld} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  return { isOver: row.count > rate.limit, resetsAt: row.resets_at }
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
  if (!row || row.resets_at <= now) return { isOver: false, resetsAt: now }
  return { isOver: row.count >= rate.limit, resetsAt: row.resets_at }
}

/** Forgets what was counted. */
export async function resetRate(queries: Queries, bucket: string): Promise<void> {
  await queries.deleteFrom('rate_limits').where('bucket', '=', bucket).execute()
}
