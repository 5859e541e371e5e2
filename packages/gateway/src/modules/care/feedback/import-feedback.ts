import type { FeedbackCategory, FeedbackState } from '@plaza/contract/site'
import type { Trx } from '../../../kernel/database/database'
import { hasRows } from '../../../kernel/database/has-rows'
import { insertRows } from '../../../kernel/database/insert-rows'

/** Feedback with its thread. */
export interface ImportedFeedback {
  id: string
  memberId: string
  category: FeedbackCategory
  state: FeedbackState
  reference: string | null
  /** Oldest first. */
  messages: readonly { isFromMember: boolean; content: string; at: number }[]
}

/** Whether a merchant has feedback. */
export const hasFeedback = hasRows({ table: 'feedback' })

/** Writes feedback of members of a merchant. */
export async function importFeedback(
  trx: Trx,
  merchant: string,
  feedback: readonly ImportedFeedback[],
): Promise<void> {
  await insertRows(
    trx,
    'feedback',
    feedback.map(({ id, memberId, category, state, reference, messages }) => ({
      id,
      merchant,
      member_id: memberId,
      category,
      reference,
      contact: null,
      state,
      created_at: messages[0]?.at ?? 0,
      changed_at: messages.at(-1)?.at ?? 0,
    })),
  )
  await insertRows(
    trx,
    'feedback_messages',
    feedback.flatMap(({ id, memberId, messages }) =>
      messages.map(({ isFromMember, content, at }) => ({
        feedback_id: id,
        member_id: memberId,
        is_from_member: isFromMember,
        content,
        key: null,
        written_at: at,
      })),
    ),
  )
}
