import { minorToDecimal } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import { agentCase } from './agent-case'
import { agentOrder, agentQueue } from './agent-queue'
import { creditPayment, refusePayment } from './payment-operations'

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  amountMinor: z.number(),
  currency: z.string(),
  /** Null while its member has not said so. */
  saidPaidAt: z.nullable(z.number()),
  state: z.string(),
  pictures: z.array(z.string()),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})
type ReadOrder = z.infer<typeof rowSchema>

const waits = ({ state, saidPaidAt }: ReadOrder): boolean =>
  state === 'awaiting-payment' && saidPaidAt !== null

const lineOf = (order: ReadOrder): string =>
  [
    `${order.id}  ${stamp(order.saidPaidAt ?? 0)}  ${order.merchant}/${printable(order.account)}`,
    `${minorToDecimal(order.amountMinor, order.currency)} ${order.currency}  paid to an agent`,
    order.pictures.length === 0 ? 'no pictures' : `pictures: ${order.pictures.join(', ')}`,
    ...takenBy(order),
  ].join('  ')

/** What became of a credit: a payment of an order that had ended before is on hold. */
export const creditedText =
  (id: string) =>
  ({ outcome }: { outcome?: string | undefined }): string =>
    outcome === 'held'
      ? `${id}: had ended before, so its payment is on hold, in "review list"`
      : `${id}: credited`

/** Deposits that were paid to agents, as their members say, for people to credit (DEPOSIT-7). */
export const agentCases = defineCases({
  name: 'paid-to-agents',
  // An order's number is one of payments.
  prefix: null,
  alsoFinds: ['PZ'],
  row: rowSchema,
  found: rowSchema,
  list: agentQueue,
  show: agentOrder,
  take: (trx, id) => agentCase(trx, id),
  steps: {
    reject: {
      about: ['reject', 'a deposit that its agent has not received'],
      decide: ({ id }) => decideBy(refusePayment, { order: id }, `${id}: rejected`),
    },
    credit: {
      about: ['credit', 'a deposit that was paid to an agent'],
      decide: ({ id }) => decideBy(creditPayment, { order: id }, creditedText(id)),
    },
  },
  words: {
    since: ({ saidPaidAt }) => saidPaidAt ?? 0,
    line: lineOf,
    text: (order) =>
      waits(order)
        ? [lineOf(order), decidedBy(order.id, 'credit')].join('\n')
        : `${order.id}  ${order.merchant}/${printable(order.account)}  by an agent: ${order.state}`,
  },
})
