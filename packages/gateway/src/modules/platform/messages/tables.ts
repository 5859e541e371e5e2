import type { Generated, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'
import type { MessageContent } from './message-content'

declare module '../../../kernel/database/schema' {
  interface Schema {
    messages: {
      id: Generated<number>
      merchant: string
      content: Json<MessageContent>
      created_at: number
      due_at: number
      /** After this time it is not sent any more. */
      useless_at: number
      attempts: Generated<number>
    }
    outbox: {
      id: Generated<number>
      merchant: string
      channel: 'sms' | 'email'
      recipient: string
      subject: string
      body: string
      created_at: number
    }
  }
}

export type MessageRow = Selectable<Schema['messages']>
