import type { Queries, Trx } from '../../../kernel/database/database'

/** The VIP level of a member; 0 when it has none. */
export async function vipLevelOf(queries: Queries, memberId: string): Promise<number> {
  const row = await queries
    .selectFrom('members')
    .select('vip_level')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.vip_level ?? 0
}

/** Sets the VIP level of a member; level 0 is written as null. */
export async function setVipLevel(trx: Trx, memberId: string, level: number): Promise<void> {
  await trx
    .updateTable('members')
    .set({ vip_level: level === 0 ? null : level })
    .where('id', '=', memberId)
    .execute()
}

/** A member with a VIP level, or 0. */
export interface LevelOfMember {
  id: string
  level: number
}

/** The members of a merchant who have a VIP level, by id; accounts that are closed are left out. */
export async function vipMembers(queries: Queries, merchant: string): Promise<LevelOfMember[]> {
  const rows = await queries
    .selectFrom('members')
    .select(['id', 'vip_level'])
    .where('merchant', '=', merchant)
    .where('vip_level', '>', 0)
    .where('blocked', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id, vip_level: level }) => ({ id, level: level ?? 0 }))
}

/** The levels of members, by id. */
export async function vipLevels(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('members')
    .select(['id', 'vip_level'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, vip_level: level }) => [id, level ?? 0]))
}

/** The ids of a merchant's members, in order. */
export async function membersOf(queries: Queries, merchant: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
