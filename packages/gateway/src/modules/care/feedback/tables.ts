import type { FeedbackCategory, FeedbackState } from '@plaza/contract/site'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Feedback of members, each with its thread in `feedback_messages`. */
    feedback: {
      id: string
      merchant: string
      member_id: string
      category: FeedbackCategory
      reference: string | null
      contact: string | null
      state: FeedbackState
      created_at: number
      changed_at: number
    }
    feedback_messages: {
      id: Generated<number>
      feedback_id: string
      member_id: string
      is_from_member: boolean
      content: string
      /** The key that a member's page sent it under; null for replies of operators. */
      key: string | null
      written_at: number
    }
  }
}

export type FeedbackRow = Selectable<Schema['feedback']>
