import { mayEnterAgency } from '@plaza/contract/identity'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { isOneLevel } from './one-level'

/**
 * A member and everybody it stood below on a day, as a subquery of `id` and `depth` (0: the member itself) for the joins of other
 * domains (TEAM-1).
 */
export const lineOn = (
  merchant: string,
  memberId: string,
  day: string,
): RawBuilder<{ id: string; depth: number }> => sql`(
  select id, 0 as depth from members where id = ${memberId} and merchant = ${merchant}
  union all
  select ancestor_id, depth from member_lines
  where member_id = ${memberId} and merchant = ${merchant} and ${day} between since_day and until_day
)`

/** A member and everybody it stood below on a day, from the member to the top; empty where the merchant has no such member. */
export async function lineOf(
  queries: Queries,
  { merchant, memberId, day }: { merchant: string; memberId: string; day: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${lineOn(merchant, memberId, day)} line order by depth`.execute(queries)
  return rows.map(({ id }) => id)
}

/** Of each of some members, itself and everybody it stood below on a day, from the top of its line down. */
export async function linesAbove(
  queries: Queries,
  memberIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ memberId: string; ids: string[] }>`
    select member_id as "memberId", array_agg(ancestor_id order by depth desc) as ids from member_lines
    where member_id = any(${[...memberIds]}::text[]) and ${day} between since_day and until_day
    group by member_id`.execute(queries)
  const above = new Map(rows.map(({ memberId, ids }) => [memberId, ids]))
  return new Map(memberIds.map((id) => [id, [...(above.get(id) ?? []), id]]))
}

/** Whether people may register below a member: an agent that is not blocked. */
export async function mayBeUpline(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('members')
    .select(['type', 'blocked'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && !row.blocked && mayEnterAgency(row.type)
}

/** Which of some members have an agency, by their type. */
export async function withAgency(queries: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; type: number }>`
    select id, type from members where id = any(${[...ids]}::text[])`.execute(queries)
  return new Set(rows.filter(({ type }) => mayEnterAgency(type)).map(({ id }) => id))
}

/** Members of a merchant whose names begin with some letters, as a subquery of `id`. */
export const namedLike = (merchant: string, beginning: string): RawBuilder<{ id: string }> => sql`(
  select id from members where merchant = ${merchant} and left(lower(account), ${beginning.length}) = ${beginning.toLowerCase()}
)`

/** A member that stands directly below another. */
export interface DirectMember {
  id: string
  userName: string
  type: number
}

/** The same with what decides whether it can be dealt with. */
export interface DirectAccount extends DirectMember {
  blocked: boolean
  trial: boolean
}

/** Ids of the members directly below one, as a subquery of `id`. */
export const directIds = (merchant: string, memberId: string): RawBuilder<{ id: string }> =>
  sql`(select id from members where upline_id = ${memberId} and merchant = ${merchant})`

/** Members directly below one whose names begin with some letters, or of one whole name, by name. */
export async function directBelow(
  queries: Queries,
  of: { merchant: string; memberId: string; search: string; isWhole?: boolean },
  page: { limit: number; offset: number },
): Promise<{ members: DirectAccount[]; total: number }> {
  const found = queries
    .selectFrom('members')
    .where('merchant', '=', of.merchant)
    .where('upline_id', '=', of.memberId)
    .where((where) =>
      where(
        of.isWhole === true
          ? where.fn<string>('lower', ['account'])
          : where.fn<string>('left', [where.fn<string>('lower', ['account']), where.val(of.search.length)]),
        '=',
        of.search.toLowerCase(),
      ),
    )
  const { total } = await found
    .select((select) => sql<number>`${select.fn.countAll()}::int`.as('total'))
    .executeTakeFirstOrThrow()
  const members = await found
    .select(['id', 'account as userName', 'type', 'blocked', 'trial'])
    .orderBy((order) => order.fn<string>('lower', ['account']))
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { members, total }
}

/** A member directly below another at a merchant; undefined for anybody else. */
export const memberBelow = (
  queries: Queries,
  { merchant, memberId, id }: { merchant: string; memberId: string; id: string },
): Promise<DirectMember | undefined> =>
  queries
    .selectFrom('members')
    .select(['id', 'account as userName', 'type'])
    .where('id', '=', id)
    .where('upline_id', '=', memberId)
    .where('merchant', '=', merchant)
    .executeTakeFirst()

/** Whether somebody stands below a member now, at any depth; directly below at a merchant without levels (TEAM-14). */
export async function isBelow(
  queries: Queries,
  { merchant, memberId, id }: { merchant: string; memberId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from member_lines where ancestor_id = ${memberId} and member_id = ${id} and merchant = ${merchant}
      and until_day = '9999-12-31' and (depth = 1 or not ${isOneLevel(sql`${merchant}`)})`.execute(queries)
  return rows.length > 0
}
