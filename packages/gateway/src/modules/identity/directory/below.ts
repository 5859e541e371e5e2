import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** Whom a member is directly below; null where nobody is above it. */
export async function uplineOf(queries: Queries, memberId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('members')
    .select('upline_id')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.upline_id ?? null
}

/** Members directly below another, by name. */
export const directlyBelow = (queries: Queries, merchant: string, memberId: string) =>
  queries
    .selectFrom('members')
    .select(['id', 'account', 'type', 'blocked', 'trial'])
    .where('upline_id', '=', memberId)
    .where('merchant', '=', merchant)
    .orderBy('account')
    .execute()

/** Accounts directly below a member. */
export async function countBelow(queries: Queries, merchant: string, memberId: string): Promise<number> {
  const { below } = await queries
    .selectFrom('members')
    .select(sql<number>`count(*)::int`.as('below'))
    .where('upline_id', '=', memberId)
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow()
  return below
}

/** A member who registered by another's invitation. */
export interface InvitedMember {
  id: string
  inviterId: string
  /** ms */
  regDate: number
}

/** The members of a merchant whom members invited. */
export async function invitedMembers(queries: Queries, merchant: string): Promise<InvitedMember[]> {
  const rows = await queries
    .selectFrom('member_details')
    .select(['member_id', 'recommender_id', 'registered_at'])
    .where('merchant', '=', merchant)
    .where('recommender_id', 'is not', null)
    .orderBy('member_id')
    .execute()
  return rows.flatMap(({ member_id: id, recommender_id: inviterId, registered_at: regDate }) =>
    inviterId === null ? [] : [{ id, inviterId, regDate }],
  )
}

/** A friend of a member: who registered by its invitation. */
export interface Friend {
  id: string
  account: string
  /** ms */
  regDate: number
}

/** Friends of a member, the latest first: whom it recommended, or, of an agent, who registered below it. */
export async function friendsOf(
  queries: Queries,
  { merchant, memberId, isAgent }: { merchant: string; memberId: string; isAgent: boolean },
): Promise<Friend[]> {
  const members = queries
    .selectFrom('members')
    .select(['members.id', 'members.account', 'members.reg_date as regDate'])
    .where('members.merchant', '=', merchant)
    .orderBy('members.reg_date', 'desc')
    .orderBy('members.id')
  return isAgent
    ? members.where('members.upline_id', '=', memberId).execute()
    : members
        .innerJoin('member_details', 'member_details.member_id', 'members.id')
        .where('member_details.recommender_id', '=', memberId)
        .execute()
}
