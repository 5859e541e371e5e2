import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** Mails of a member that are not read. */
export async function countUnreadMails(queries: Queries, memberId: string): Promise<number> {
  const { unread } = await queries
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('unread'))
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

/** Invitation code of a member, or undefined when it has none yet. */
export const findInviteCode = async (queries: Queries, memberId: string): Promise<string | undefined> => {
  const row = await queries
    .selectFrom('invites')
    .select('code')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.code
}
