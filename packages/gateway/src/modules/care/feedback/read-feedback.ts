import type { Feedback } from '@plaza/contract/site'
import type { Queries } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import type { Page } from '../../../kernel/pages'
import { uploadsOf } from '../../platform/uploads'
import type { FeedbackRow } from './tables'

/** What pictures of feedback are used for. */
export const picturesOf = (id: string): string => `feedback:${id}`

/** Feedback with its thread, as its member reads it. */
export async function showFeedback(queries: Queries, rows: readonly FeedbackRow[]): Promise<Feedback[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const messages = await queries
    .selectFrom('feedback_messages')
    .select(['feedback_id', 'is_from_member', 'content', 'written_at'])
    .where('feedback_id', 'in', ids)
    .orderBy('id')
    .execute()
  const threads = groupBy(messages, (message) => message.feedback_id)
  const pictures = await uploadsOf(queries, ids.map(picturesOf))
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    state: row.state,
    ...(row.reference !== null && { reference: row.reference }),
    ...(row.contact !== null && { contact: row.contact }),
    pictures: pictures.get(picturesOf(row.id))?.length ?? 0,
    createdAt: row.created_at,
    messages: (threads.get(row.id) ?? []).map((message) => ({
      isFromMember: message.is_from_member,
      content: message.content,
      writtenAt: message.written_at,
    })),
  }))
}

/** A page of a member's feedback, the last changed first, and how much there is in all. */
export async function readFeedback(
  queries: Queries,
  memberId: string,
  page: Page,
): Promise<{ feedback: Feedback[]; total: number }> {
  const own = queries.selectFrom('feedback').where('member_id', '=', memberId)
  const rows = await own
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { feedback: await showFeedback(queries, rows), total: Number(count) }
}
