import {
  answerFeedbackCall,
  closeFeedbackCall,
  feedbackListCall,
  sendFeedbackCall,
  type Feedback,
} from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageNumbers } from '../../../kernel/pages'
import { feedbackCases } from './feedback-cases'
import { endFeedback, replyFeedback } from './feedback-operations'
import { feedbackPart, feedbackTerms } from './feedback-settings'
import { feedbackMigrations } from './migrations'
import { readFeedback, showFeedback } from './read-feedback'
import { answerFeedback, lockOwn, moveFeedback, sendFeedback } from './write-feedback'

const pageSize = 10

/** @throws CallFailure `feature.off` where the merchant takes no feedback */
function checkOn({ merchant }: CallContext): void {
  if (merchant.settings.whitelabel.FEEDBACK3 !== true) throw new CallFailure('feature.off')
}

async function showOne(queries: Queries, id: string): Promise<{ feedback: Feedback }> {
  const rows = await queries.selectFrom('feedback').selectAll().where('id', '=', id).execute()
  const [feedback] = await showFeedback(queries, rows)
  if (!feedback) throw new CallFailure('feedback.not.found')
  return { feedback }
}

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, feedbackListCall, async ({ member, context, query: { pageNo } }) => {
    checkOn(context)
    const page = pageAt(pageNo, pageSize)
    const { feedback, total } = await readFeedback(db.read, member.id, page)
    return { feedback, total, ...pageNumbers(page, total), terms: feedbackTerms(context.merchant) }
  })
  registerMemberCall(gateway, sendFeedbackCall, ({ member, context, body }) => {
    checkOn(context)
    return db.transaction(async (trx) => showOne(trx, await sendFeedback(trx, { member, context, body })))
  })
  registerMemberCall(gateway, answerFeedbackCall, ({ member, context, params: { id }, body }) => {
    checkOn(context)
    return db.transaction(async (trx) => {
      await answerFeedback(trx, { member, context, id, body })
      return showOne(trx, id)
    })
  })
  registerMemberCall(gateway, closeFeedbackCall, ({ member, context, params: { id } }) => {
    checkOn(context)
    return db.transaction(async (trx) => {
      const { state } = await lockOwn(trx, member.id, id)
      if (state !== 'closed') await moveFeedback(trx, id, 'closed', context.now)
      return showOne(trx, id)
    })
  })
}

/** Feedback of members and the replies to it (FEEDBACK-1). */
export const feedbackModule = defineModule({
  name: 'care/feedback',
  calls,
  tables: ['feedback', 'feedback_messages'],
  migrations: feedbackMigrations,
  settings: { feedback: feedbackPart },
  operations: [replyFeedback, endFeedback],
  cases: [feedbackCases],
})
