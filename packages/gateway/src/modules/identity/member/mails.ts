import { mailKeptMs, type Mail, type MailKind } from '@plaza/contract/site'
import { localized } from '@plaza/contract/kernel'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
import { uplineOf } from '../directory'

/** Mails of a member of one kind that are not deleted, newest first, in its language, and how many there are. */
export async function readMails(
  queries: Queries,
  memberId: string,
  { kind, language, page }: { kind: MailKind; language: string; page: Page },
): Promise<{ mails: Mail[]; total: number }> {
  const own = queries
    .selectFrom('mails')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
  const [rows, { total }] = [
    await own
      .select(['id', 'kind', 'sender', 'title', 'content', 'sent_at', 'read_at', 'reward'])
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]
  const canReply = kind === 'agent' && (await uplineOf(queries, memberId)) !== null
  const mails = rows.map((row) => ({
    id: String(row.id),
    kind: row.kind,
    sender: row.sender,
    title: localized(row.title, language),
    content: localized(row.content, language),
    sentAt: row.sent_at,
    isRead: row.read_at !== null,
    ...(row.reward !== null && { reward: { ...row.reward } }),
    ...(canReply && { canReply }),
  }))
  return { mails, total }
}

/** How many mails of each kind a member has not read. */
export async function unreadByKind(queries: Queries, memberId: string): Promise<Record<MailKind, number>> {
  const rows = await queries
    .selectFrom('mails')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .groupBy('kind')
    .execute()
  const counts = { system: 0, personal: 0, agent: 0 }
  for (const { kind, count } of rows) counts[kind] = count
  return counts
}

/** Marks mails of a member as read: those with these ids, or all of a kind. */
export async function markMailsRead(
  trx: Trx,
  memberId: string,
  which: { ids: string[] } | { kind: MailKind },
  now: number,
): Promise<void> {
  const own = trx
    .updateTable('mails')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
  await (
    'ids' in which ? own.where('id', 'in', which.ids.map(Number)) : own.where('kind', '=', which.kind)
  ).execute()
}

/** Deletes mails of a member, which `restoreMails` puts back for an hour. */
export async function deleteMails(trx: Trx, memberId: string, ids: string[], now: number): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ deleted_at: now })
    .where('member_id', '=', memberId)
    .where('id', 'in', ids.map(Number))
    .where('deleted_at', 'is', null)
    .execute()
}

/** Puts mails back that the member deleted within the hour. */
export async function restoreMails(trx: Trx, memberId: string, ids: string[], now: number): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ deleted_at: null })
    .where('member_id', '=', memberId)
    .where('id', 'in', ids.map(Number))
    .where('deleted_at', '>', now - mailKeptMs)
    .execute()
}
