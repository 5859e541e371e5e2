import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { LevelOfMember } from './vip-level'

/** A member's date of birth, `YYYY-MM-DD`; null while it is not known. */
export async function birthDateOf(queries: Queries, memberId: string): Promise<string | null> {
  const { birth_date: date } = await queries
    .selectFrom('members')
    .select('birth_date')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return date
}

/** Sets the date of birth of a member that has none; it stays as it is afterwards. */
export async function setBirthDate(trx: Trx, memberId: string, date: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ birth_date: date })
    .where('id', '=', memberId)
    .where('birth_date', 'is', null)
    .execute()
}

/** The members of a merchant who were born on one of some days, `MM-DD`, with their VIP levels; closed accounts are left out. */
export async function bornOn(
  queries: Queries,
  merchant: string,
  monthDays: readonly string[],
): Promise<LevelOfMember[]> {
  const rows = await queries
    .selectFrom('members')
    .select(['id', 'vip_level'])
    .where('merchant', '=', merchant)
    .where('blocked', '=', false)
    .where('birth_date', 'is not', null)
    .where(sql`substr(birth_date, 6)`, 'in', [...monthDays])
    .orderBy('id')
    .execute()
  return rows.map(({ id, vip_level: level }) => ({ id, level: level ?? 0 }))
}
