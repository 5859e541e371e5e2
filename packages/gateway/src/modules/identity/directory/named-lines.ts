import { sql, type RawBuilder } from 'kysely'
import { typesWithoutAgency } from '@plaza/contract/identity'
import { isOneLevel } from './one-level'

/** Members of a merchant as a subquery of `id`, `account` and `type`, for lists of other domains that are searched and sorted by name. */
export const membersNamed = (
  merchant: string,
): RawBuilder<{ id: string; account: string; type: number }> => sql`(
  select id, account, type from members where merchant = ${merchant}
)`

/** Whether a type of member, a column, has an agency, as SQL. */
export const hasAgency = (type: string): RawBuilder<boolean> =>
  sql`${sql.ref(type)} <> all(${[...typesWithoutAgency]}::int[])`

/**
 * Who stood below a member on a day, at any depth, and had registered before a moment, ms, as a subquery of `id`, `type` and `depth`:
 * a line does not have the day on which its member registered (TEAM-1).
 */
export const belowOn = (
  merchant: string,
  memberId: string,
  { day, before }: { day: string; before: number },
): RawBuilder<{ id: string; type: number; depth: number }> => sql`(
  select m.id, m.type, l.depth from member_lines l join members m on m.id = l.member_id
  where l.ancestor_id = ${memberId} and l.merchant = ${merchant} and ${day} between l.since_day and l.until_day
    and m.reg_date < ${before}::bigint and (l.depth = 1 or not ${isOneLevel(sql`${merchant}`)})
)`

/** A day with its first moment and the first one after it, ms. */
export interface DaySpan {
  day: string
  startMs: number
  endMs: number
}

/** Whose entries are asked for: of a member's team, or its own, of those whose account name begins so. */
interface Spanned {
  merchant: string
  memberId: string
  /** Empty for any name. */
  search: string
}

/** Whether the account name of the member `m` begins with some letters. */
const isNamed = (search: string) => sql`left(lower(m.account), ${search.length}) = ${search.toLowerCase()}`

/**
 * Members who stood below another on some days that follow each other, with from when until before when they did so within them, as a
 * subquery of `owner`, `start_ms` and `end_ms`: what happened then counts for this line (TEAM-1). Only those whose account name begins
 * with some letters, unless there are none.
 */
export function spansBelow(
  { merchant, memberId, search }: Spanned,
  days: readonly DaySpan[],
): RawBuilder<unknown> {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const named =
    search === ''
      ? sql``
      : sql`and exists (select from members m where m.id = l.member_id and ${isNamed(search)})`
  const spans = sql`unnest(${days.map(({ day }) => day)}::text[], ${days.map(({ startMs }) => startMs)}::bigint[],
    ${days.map(({ endMs }) => endMs)}::bigint[])`
  return sql`(
    select l.member_id as owner, since.start_ms, until.end_ms from member_lines l
      join ${spans} since(day, start_ms, end_ms) on since.day = greatest(l.since_day, ${first})
      join ${spans} until(day, start_ms, end_ms) on until.day = least(l.until_day, ${last})
    where l.ancestor_id = ${memberId} and l.merchant = ${merchant} and l.since_day <= ${last} and l.until_day >= ${first}
      and (l.depth = 1 or not ${isOneLevel(sql`${merchant}`)}) ${named}
  )`
}

/** A member itself on some days that follow each other, in the same form, unless its account name begins otherwise. */
export const ownSpan = (
  { merchant, memberId, search }: Spanned,
  days: readonly DaySpan[],
): RawBuilder<unknown> => sql`(
  select m.id as owner, ${days[0]?.startMs ?? 0}::bigint as start_ms, ${days.at(-1)?.endMs ?? 0}::bigint as end_ms
  from members m where m.id = ${memberId} and m.merchant = ${merchant} and ${isNamed(search)}
)`
