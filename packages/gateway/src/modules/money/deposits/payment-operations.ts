import * as z from 'zod/mini'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { defineReport } from '../../../kernel/operations/define-report'
import { listMethods, operatePayments } from './operate-payments'

const closed = z.nullable(z.enum(['maintenance', 'off']))

/** Opens or closes a method of a merchant. */
export const switchPaymentMethod = defineOperation({
  kind: 'payment-method',
  area: 'site',
  input: z.object({ merchant: shortText, method: shortText, closed, until: z.nullable(z.int()) }),
  run: (trx, operation, { actor, now, paymentMethods: known }) =>
    operatePayments(trx, operation, actor, { now, known }),
})

/** Credits an order that was paid to an agent; one that had ended before has its payment held. */
export const creditPayment = defineOperation({
  kind: 'payment-credit',
  area: 'money',
  input: z.object({ order: shortText }),
  answer: z.object({ outcome: z.optional(z.string()) }),
  run: (trx, operation, { actor, now, paymentMethods: known }) =>
    operatePayments(trx, operation, actor, { now, known }),
})

/** Ends an order that its agent was not paid for. */
export const refusePayment = defineOperation({
  kind: 'payment-refuse',
  area: 'money',
  input: z.object({ order: shortText }),
  run: (trx, operation, { actor, now, paymentMethods: known }) =>
    operatePayments(trx, operation, actor, { now, known }),
})

/** A merchant's ways to deposit. */
export const methodsReport = defineReport({
  name: 'methods',
  input: z.object({ merchant: shortText }),
  answer: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      decided: z.boolean(),
      closed,
      until: z.nullable(z.number()),
    }),
  ),
  read: ({ db, paymentMethods }, { merchant }) => listMethods(db.read, merchant, paymentMethods),
})
