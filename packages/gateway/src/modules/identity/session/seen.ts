import { onlineWithinMs } from '@plaza/contract/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** Who is online at a moment, ms: whose session was seen within five minutes (TEAM-4), as a subquery of `member_id`, each once. */
export const onlineAt = (now: number): RawBuilder<{ member_id: string }> => sql`(
  select distinct member_id from sessions where ended_at is null and seen_at > ${now - onlineWithinMs}::bigint
    and expires_at > ${now}::bigint
)`

/** Sign-ins of a merchant's members that opened a session, from a moment to before another, as a subquery of `member_id` and `at`. */
export const signInsBetween = (
  merchant: string,
  { from, to }: { from: number; to: number },
): RawBuilder<{ member_id: string; at: number }> => sql`(
  select member_id, at from sign_ins
  where merchant = ${merchant} and at >= ${from}::bigint and at < ${to}::bigint and session_id is not null
)`

/** When each of some members last signed in; who never did has no entry. */
export async function lastSignInsOf(
  queries: Queries,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ memberId: string; at: number }>`
    select member_id as "memberId", max(at)::bigint as at from sign_ins
    where member_id = any(${[...memberIds]}::text[]) and session_id is not null group by member_id`.execute(
    queries,
  )
  return new Map(rows.map(({ memberId, at }) => [memberId, at]))
}
