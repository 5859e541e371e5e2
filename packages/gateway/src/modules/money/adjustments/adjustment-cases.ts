import { minorToDecimal } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import { adjust } from './adjust'
import { adjustmentCase, waitingAdjustments } from './waiting-adjustments'

/** Asks for a correction of a wallet, or books the one that another operator asked for. */
export const adjustWallet = defineOperation({
  kind: 'adjust',
  area: 'money',
  input: z.object({
    merchant: shortText,
    account: shortText,
    amount: shortText,
    turnoverTenths: z.int().check(z.minimum(0), z.maximum(1_000)),
  }),
  answer: z.object({ state: z.string() }),
  run: (trx, operation, { actor, now }) => adjust(trx, operation, actor, now),
})

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  turnover_tenths: z.number(),
  asked_by: z.string(),
  asked_at: z.number(),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})

const lineOf = (row: z.infer<typeof rowSchema>): string =>
  [
    `${row.id}  ${stamp(row.asked_at)}  ${row.merchant}/${printable(row.account)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}  adjustment`,
    `asked for by ${printable(row.asked_by)}`,
    ...takenBy(row),
  ].join('  ')

/** Corrections that wait for a second operator. */
export const adjustmentCases = defineCases({
  name: 'adjustments',
  prefix: 'AD',
  row: rowSchema,
  found: rowSchema,
  list: waitingAdjustments,
  show: async (queries, id, now) => (await waitingAdjustments(queries, now, id))[0] ?? null,
  take: (trx, id, { by }, now) => adjustmentCase(trx, id, by, now),
  steps: {
    approve: {
      about: ['approve', 'an adjustment that another operator asked for'],
      // Confirmed by asking for the same.
      decide: ({ id, merchant, account, amount_minor: minor, currency, turnover_tenths: turnoverTenths }) =>
        decideBy(
          adjustWallet,
          { merchant, account, amount: minorToDecimal(minor, currency), turnoverTenths },
          `${id}: booked`,
        ),
    },
  },
  words: {
    since: (row) => row.asked_at,
    line: lineOf,
    text: (row) =>
      [lineOf(row), `  turnover   ${row.turnover_tenths / 10} times`, decidedBy(row.id, 'approve')].join(
        '\n',
      ),
  },
})
