import { onlineWithinMs } from '@plaza/contract/kernel'
import { sql, type RawBuilder } from 'kysely'

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
