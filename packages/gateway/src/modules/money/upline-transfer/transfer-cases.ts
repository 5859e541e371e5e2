import { minorToDecimal } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { defineReport } from '../../../kernel/operations/define-report'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { owes } from '../../../kernel/terminal/debt-lines'
import { printable } from '../../../kernel/terminal/printable'
import { transferCase, waitingTransfers } from './decide-transfer'
import { approveTransfer, returnTransfer } from './transfer-operations'

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  from: z.string(),
  to: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  remark: z.string(),
  debt_minor: z.number(),
  created_at: z.number(),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})
/** A transfer that waits, as an operator reads it. */
export type ReadTransfer = z.infer<typeof rowSchema>

/** Transfers to superiors that wait for a review. */
export const transfersReport = defineReport({
  name: 'transfers',
  input: z.object({}),
  answer: z.array(rowSchema),
  read: ({ db }) => waitingTransfers(db.read),
})

const lineOf = (row: ReadTransfer): string =>
  [
    `${row.id}  ${stamp(row.created_at)}  ${row.merchant}/${printable(row.from)}`,
    `${minorToDecimal(row.amount_minor, row.currency)} ${row.currency}  transfer to ${printable(row.to)}`,
    ...owes(row),
    ...(row.remark === '' ? [] : [printable(row.remark)]),
    ...takenBy(row),
  ].join('  ')

/** Transfers to superiors that people decide (UPLINE-1). */
export const transferCases = defineCases({
  name: 'transfers',
  prefix: 'TR',
  row: rowSchema,
  found: rowSchema,
  list: (queries) => waitingTransfers(queries),
  show: async (queries, id) => (await waitingTransfers(queries, id))[0] ?? null,
  take: transferCase,
  steps: {
    approve: {
      about: ['approve', 'a transfer to a superior'],
      decide: ({ id }) => decideBy(approveTransfer, { transfer: id }, `${id}: reached the superior`),
    },
    return: {
      about: ['send', 'a transfer to a superior to its sender'],
      decide: ({ id }) => decideBy(returnTransfer, { transfer: id }, `${id}: sent back`),
    },
  },
  words: {
    since: (row) => row.created_at,
    line: lineOf,
    text: (row) => [lineOf(row), decidedBy(row.id, 'approve', 'return')].join('\n'),
  },
})
