import * as z from 'zod/mini'
import { longestFeedback } from '@plaza/contract/site'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { closeFeedback, replyToFeedback } from './decide-feedback'

/** Replies to feedback (FEEDBACK-1). */
export const replyFeedback = defineOperation({
  kind: 'feedback-reply',
  area: 'site',
  input: z.object({ feedback: shortText, text: z.string().check(z.maxLength(longestFeedback)) }),
  run: (trx, operation, { actor, now }) => replyToFeedback(trx, operation, actor, now),
})

/** Closes feedback that is settled, or that asks for nothing. */
export const endFeedback = defineOperation({
  kind: 'feedback-close',
  area: 'site',
  input: z.object({ feedback: shortText }),
  run: (trx, operation, { actor, now }) => closeFeedback(trx, operation, actor, now),
})
