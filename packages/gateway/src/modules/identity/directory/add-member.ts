import type { Insertable } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { Schema } from '../../../kernel/database/schema'
import { hasRows } from '../../../kernel/database/has-rows'

/** Adds a member. @throws a violation of `members_account` when its name is taken. */
export async function addMember(trx: Trx, member: Insertable<Schema['members']>): Promise<void> {
  await trx.insertInto('members').values(member).execute()
}

/** Adds many members at once. @throws when an id, account or contact is taken. */
export const addMembers = (trx: Trx, members: readonly Insertable<Schema['members']>[]): Promise<void> =>
  insertRows(trx, 'members', members)

/** Adds what a member stated of itself when it registered. */
export async function addDetails(trx: Trx, details: Insertable<Schema['member_details']>): Promise<void> {
  await trx.insertInto('member_details').values(details).execute()
}

/** Whether a merchant has members. */
export const hasMembers = hasRows({ table: 'members' })
