import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import type { Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { addChatMessage, lockChat, longestMessage, messageText, moveChat } from './chats'
import type { ChatRow, ChatState } from './tables'

/** @throws PlainError when there is no such conversation, or it is closed */
async function lockOpen(trx: Trx, id: string): Promise<ChatRow> {
  const row = await lockChat(trx, id)
  if (!row) throw new PlainError(`There is no chat "${id}".`)
  if (row.state === 'closed') throw new PlainError(`Chat "${id}" is closed.`)
  return row
}

const changed = ({ id, merchant, state }: ChatRow, after: ChatState): Change => ({
  merchant,
  subject: id,
  before: { state },
  after: { state: after },
})

/** Answers in a conversation; its guest reads it within two seconds (CHAT-2). */
export const answerChat = defineOperation({
  kind: 'chat-answer',
  area: 'site',
  input: z.object({ chat: shortText, text: z.string().check(z.maxLength(longestMessage * 40)) }),
  run: async (trx, { chat, text }, { now }) => {
    const row = await lockOpen(trx, chat)
    const content = messageText(text)
    if (content === null) throw new PlainError(`An answer has 1 to ${String(longestMessage)} characters.`)
    await addChatMessage(trx, row, { content, key: null, state: 'answered' }, now)
    return changed(row, 'answered')
  },
})

/** Closes a conversation; the next tap on the chat begins a new one. */
export const closeChat = defineOperation({
  kind: 'chat-close',
  area: 'site',
  input: z.object({ chat: shortText }),
  run: async (trx, { chat }, { now }) => {
    const row = await lockOpen(trx, chat)
    await moveChat(trx, chat, 'closed', now)
    return changed(row, 'closed')
  },
})
