import { mayEnterAgency } from '@plaza/contract/identity'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

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

/** Whether people may register below a member: an agent that is not blocked. */
export async function mayBeUpline(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('members')
    .select(['type', 'blocked'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && !row.blocked && mayEnterAgency(row.type)
}

/** A member that stands directly below another. */
export interface DirectMember {
  id: string
  userName: string
  type: number
}

/** Members directly below one whose names begin with some letters, by name. */
export async function directBelow(
  queries: Queries,
  of: { merchant: string; memberId: string; search: string },
  page: { limit: number; offset: number },
): Promise<{ members: DirectMember[]; total: number }> {
  const found = queries
    .selectFrom('members')
    .where('merchant', '=', of.merchant)
    .where('upline_id', '=', of.memberId)
    .where((where) =>
      where(
        where.fn<string>('left', [where.fn<string>('lower', ['account']), where.val(of.search.length)]),
        '=',
        of.search.toLowerCase(),
      ),
    )
  const { total } = await found
    .select((select) => sql<number>`${select.fn.countAll()}::int`.as('total'))
    .executeTakeFirstOrThrow()
  const members = await found
    .select(['id', 'account as userName', 'type'])
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
