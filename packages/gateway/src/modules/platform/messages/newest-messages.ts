import type { Queries } from '../../../kernel/database/database'

const newest = 200

/** What went out, newest first; to one recipient if it is given, by its number in full (`+63…`) or its e-mail. */
export async function newestMessages(queries: Queries, recipient: string | undefined) {
  let messages = queries.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(newest)
  if (recipient) messages = messages.where('recipient', '=', recipient.replace(/^ /, '+'))
  const rows = await messages.execute()
  return rows.map(({ created_at: createdAt, ...message }) => ({ ...message, createdAt }))
}
