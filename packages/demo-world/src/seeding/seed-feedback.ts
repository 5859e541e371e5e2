import { hasFeedback, importFeedback } from '@plaza/gateway/world-api'
import { feedbackOf } from '../world/people/feedback'
import { definePart } from './world-part'

/** What members wrote to customer service. */
export const feedback = definePart({
  name: 'feedback',
  merchants: ['demo'],
  has: hasFeedback,
  plan: ({ people }, { now }) => feedbackOf(people, now),
  write: (trx, planned, { code }) => importFeedback(trx, code, planned),
})
