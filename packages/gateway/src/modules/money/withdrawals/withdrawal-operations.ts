import { plainLineSchema } from '@plaza/contract/kernel'
import { rejectReasons } from '@plaza/contract/money'
import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { reviewWithdrawal } from './review-withdrawal'

const ofOrder = { order: shortText }
/** What an approval answers: one more operator may be needed. */
const answer = z.object({ state: z.string() })

export const approveOrder = defineOperation({
  kind: 'review-approve',
  area: 'money',
  input: z.object({ ...ofOrder, documents: z.nullable(plainLineSchema(200)) }),
  answer,
  run: (trx, operation, { actor, now }) => reviewWithdrawal(trx, operation, actor, now),
})

export const rejectOrder = defineOperation({
  kind: 'review-reject',
  area: 'money',
  input: z.object({ ...ofOrder, reason: z.enum(rejectReasons) }),
  run: (trx, operation, { actor, now }) => reviewWithdrawal(trx, operation, actor, now),
})

const byHand = <const Kind extends 'review-pay' | 'review-fail' | 'review-return'>(kind: Kind) =>
  defineOperation({
    kind,
    area: 'money',
    input: z.object(ofOrder),
    run: (trx, { order }, { actor, now }) => reviewWithdrawal(trx, { kind, order }, actor, now),
  })

export const payOrder = byHand('review-pay')
export const failOrder = byHand('review-fail')
export const returnOrder = byHand('review-return')
