import type { Language } from '@plaza/contract/kernel'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

/** `waiting` for an answer, `answered` while it waits for the guest, `closed` for good. */
export const chatStates = ['waiting', 'answered', 'closed'] as const
export type ChatState = (typeof chatStates)[number]

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Conversations of the demo's chat, each with its messages. */
    demo_chats: {
      id: string
      merchant: string
      /** Null for a visitor. */
      member_id: string | null
      language: Language
      reference: string | null
      state: ChatState
      created_at: number
      changed_at: number
    }
    demo_chat_messages: {
      id: Generated<number>
      chat_id: string
      member_id: string | null
      is_from_guest: boolean
      content: string
      /** The key that the page sent it under; null for answers of operators. */
      key: string | null
      written_at: number
    }
    /** Browsers in which a conversation is open, by the hash of their cookie. */
    demo_chat_visits: {
      secret_hash: string
      chat_id: string
      expires_at: number
    }
  }
}

export type ChatRow = Selectable<Schema['demo_chats']>
export type ChatMessageRow = Selectable<Schema['demo_chat_messages']>
