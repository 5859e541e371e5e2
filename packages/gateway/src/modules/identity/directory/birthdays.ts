import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import type { LevelOfMember } from './vip-level'

/** Whether a member's date of birth is known. */
export async function hasBirthday(queries: Queries, memberId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('member_details')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('birth_date', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The members of a merchant who were born on one of some days, `MM-DD`, with their VIP levels; closed accounts are left out. */
export async function bornOn(
  queries: Queries,
  merchant: string,
  monthDays: readonly string[],
): Promise<LevelOfMember[]> {
  const rows = await queries
    .selectFrom('member_details')
    .innerJoin('members', 'members.id', 'member_details.member_id')
    .select(['members.id', 'members.vip_level'])
    .where('members.merchant', '=', merchant)
    .where('members.blocked', '=', false)
    .where(sql`substr(member_details.birth_date, 6)`, 'in', [...monthDays])
    .orderBy('members.id')
    .execute()
  return rows.map(({ id, vip_level: level }) => ({ id, level: level ?? 0 }))
}
