import { charactersIn, cleanTyped } from '@plaza/contract/kernel'
import type { Queries, Trx, Writes } from '../../../kernel/database/database'
import { newOrderNumber } from '../../../kernel/order-number'
import { countOne } from '../../../kernel/security/rate-limit'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'
import type { ChatGuest } from '../../platform/chat'
import type { ChatMessageRow, ChatRow, ChatState } from './tables'

/** The most characters of a message. */
export const longestMessage = 500
/** How long a browser may come back to a conversation without opening the chat again, ms. */
export const visitMs = 2 * 60 * 60_000
/** How long a conversation is kept after its last message, ms. */
export const keptMs = 90 * 24 * 60 * 60_000
/** How much one conversation may get from its guest. */
const writing = { limit: 20, windowMs: 60_000 }

/** Why a message is not taken. */
export type NotTaken = 'length' | 'closed' | 'often'

/** A member's open conversation, or a new one; a visitor begins a new one each time. */
async function openChat(trx: Trx, merchant: string, guest: ChatGuest, now: number): Promise<string> {
  const { memberId, language, reference } = guest
  const row: ChatRow = {
    id: newOrderNumber('CT'),
    merchant,
    member_id: memberId,
    language,
    reference,
    state: 'answered',
    created_at: now,
    changed_at: now,
  }
  const { id } = await trx
    .insertInto('demo_chats')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .where('state', '<>', 'closed')
        .where('member_id', 'is not', null)
        .doUpdateSet({ language, ...(reference !== null && { reference }) }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lets a guest in: answers the secret by which the browser is known until `visitMs` have passed. */
export async function beginVisit(
  trx: Trx,
  merchant: string,
  guest: ChatGuest,
  now: number,
): Promise<{ secret: string }> {
  const secret = newSecret()
  const visit = {
    secret_hash: hashSecret(secret),
    chat_id: await openChat(trx, merchant, guest, now),
    expires_at: now + visitMs,
  }
  await trx.insertInto('demo_chat_visits').values(visit).execute()
  return { secret }
}

/** Goes on with a conversation: what it is about now, and another `visitMs` for the browser that has it. */
export async function renewVisit(
  trx: Trx,
  { chatId, secret }: { chatId: string; secret: string },
  { language, reference }: ChatGuest,
  now: number,
): Promise<void> {
  await trx
    .updateTable('demo_chats')
    .set({ language, ...(reference !== null && { reference }) })
    .where('id', '=', chatId)
    .execute()
  await trx
    .updateTable('demo_chat_visits')
    .set({ expires_at: now + visitMs })
    .where('secret_hash', '=', hashSecret(secret))
    .execute()
}

/**
 * The conversation of a browser at a merchant; undefined when its time is over, or when it belongs to an account that
 * is not the one logged in there.
 */
export async function visitedChat(
  queries: Queries,
  { secret, merchant, memberId }: { secret: string; merchant: string; memberId: string | null },
  now: number,
): Promise<ChatRow | undefined> {
  return queries
    .selectFrom('demo_chats')
    .innerJoin('demo_chat_visits', 'demo_chat_visits.chat_id', 'demo_chats.id')
    .selectAll('demo_chats')
    .where('secret_hash', '=', hashSecret(secret))
    .where('expires_at', '>', now)
    .where('merchant', '=', merchant)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .executeTakeFirst()
}

/** What was written in a conversation, oldest first. */
export const messagesOf = (queries: Queries, chatId: string): Promise<ChatMessageRow[]> =>
  queries.selectFrom('demo_chat_messages').selectAll().where('chat_id', '=', chatId).orderBy('id').execute()

/** A conversation, locked; undefined when none has this number. */
export const lockChat = (trx: Trx, id: string): Promise<ChatRow | undefined> =>
  trx.selectFrom('demo_chats').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Puts a message at the end of a conversation, which has this state afterwards; once for its key. */
export async function addChatMessage(
  trx: Trx,
  { id, member_id }: Pick<ChatRow, 'id' | 'member_id'>,
  { content, key, state }: { content: string; key: string | null; state: ChatState },
  now: number,
): Promise<void> {
  const added = await trx
    .insertInto('demo_chat_messages')
    .values({ chat_id: id, member_id, is_from_guest: key !== null, content, key, written_at: now })
    .onConflict((conflict) => conflict.columns(['chat_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await moveChat(trx, id, state, now)
}

/** Gives a conversation a state. */
export async function moveChat(trx: Trx, id: string, state: ChatState, now: number): Promise<void> {
  await trx.updateTable('demo_chats').set({ state, changed_at: now }).where('id', '=', id).execute()
}

/** A text as a conversation keeps it; null when it is empty or too long. */
export function messageText(text: string): string | null {
  const content = cleanTyped(text)
  const characters = charactersIn(content)
  return characters < 1 || characters > longestMessage ? null : content
}

/** Writes what a guest typed, once for its key; answers why not. */
export async function writeAsGuest(
  trx: Trx,
  chatId: string,
  { text, key }: { text: string; key: string },
  now: number,
): Promise<NotTaken | null> {
  const chat = await lockChat(trx, chatId)
  if (!chat || chat.state === 'closed') return 'closed'
  const content = messageText(text)
  if (content === null) return 'length'
  if ((await countOne(trx, `demo-chat:${chatId}`, writing, now)).isOver) return 'often'
  await addChatMessage(trx, chat, { content, key, state: 'waiting' }, now)
  return null
}

/** Forgets visits that are over, and conversations in which nothing was written for 90 days. */
export async function forgetChats(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('demo_chat_visits').where('expires_at', '<=', now).execute()
  await queries
    .deleteFrom('demo_chats')
    .where('changed_at', '<=', now - keptMs)
    .execute()
}
