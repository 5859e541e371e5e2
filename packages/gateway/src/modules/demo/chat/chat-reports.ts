import * as z from 'zod/mini'
import type { Queries } from '../../../kernel/database/database'
import { defineReport } from '../../../kernel/operations/define-report'
import { shortText } from '../../../kernel/operations/define-operation'
import { accountNames } from '../../identity/directory'
import { messagesOf } from './chats'
import { chatStates, type ChatRow } from './tables'

const chatSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  /** Null for a visitor. */
  account: z.nullable(z.string()),
  language: z.string(),
  reference: z.nullable(z.string()),
  state: z.enum(chatStates),
  changed_at: z.number(),
})
/** A conversation as an operator reads it. */
export type ReadChat = z.infer<typeof chatSchema>

const foundSchema = z.extend(chatSchema, {
  messages: z.array(z.object({ is_from_guest: z.boolean(), content: z.string(), written_at: z.number() })),
})
/** A conversation with everything that was written in it. */
export type ReadConversation = z.infer<typeof foundSchema>

const mostListed = 500

async function named(queries: Queries, rows: readonly ChatRow[]): Promise<ReadChat[]> {
  const ids = rows.flatMap(({ member_id: id }) => (id === null ? [] : [id]))
  const names = await accountNames(queries, ids)
  return rows.map(({ member_id: memberId, ...row }) => ({
    ...row,
    account: memberId === null ? null : (names.get(memberId) ?? ''),
  }))
}

/** Conversations that wait for an answer, the longest waiting first; with `isAll` the last 500 in any state. */
export const chatsReport = defineReport({
  name: 'chats',
  input: z.object({ isAll: z.boolean() }),
  answer: z.array(chatSchema),
  read: async ({ db }, { isAll }) => {
    const rows = db.read.selectFrom('demo_chats').selectAll().limit(mostListed)
    const asked = isAll
      ? rows.orderBy('changed_at', 'desc')
      : rows.where('state', '=', 'waiting').orderBy('changed_at')
    return named(db.read, await asked.execute())
  },
})

/** One conversation, null when no chat has the number. */
export const chatReport = defineReport({
  name: 'chat',
  input: z.object({ chat: shortText }),
  answer: z.nullable(foundSchema),
  read: async ({ db }, { chat }) => {
    const row = await db.read.selectFrom('demo_chats').selectAll().where('id', '=', chat).executeTakeFirst()
    if (!row) return null
    const [known] = await named(db.read, [row])
    return known ? { ...known, messages: await messagesOf(db.read, chat) } : null
  },
})
