import * as z from 'zod/mini'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import { lockFreeze, waitingFreezes } from './decide-freeze'
import { approveFreeze, refuseFreeze } from './freeze-operations'

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  agent: z.string(),
  reason: z.string(),
  asked_at: z.number(),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})
type Row = z.infer<typeof rowSchema>

const lineOf = (row: Row): string =>
  [
    `${row.id}  ${stamp(row.asked_at)}  ${row.merchant}/${printable(row.account)}`,
    `freeze, asked by ${printable(row.agent)}`,
    printable(row.reason),
    ...takenBy(row),
  ].join('  ')

/** Accounts that agents asked to freeze, which people decide (TEAM-12). */
export const freezeCases = defineCases({
  name: 'freezes',
  prefix: 'FZ',
  row: rowSchema,
  found: rowSchema,
  list: (queries) => waitingFreezes(queries),
  show: async (queries, id) => (await waitingFreezes(queries, id))[0] ?? null,
  take: (trx, id) => lockFreeze(trx, id),
  steps: {
    approve: {
      about: ['approve', 'that an account is frozen'],
      decide: ({ id, account }) => decideBy(approveFreeze, { request: id }, `${id}: ${account} is frozen`),
    },
    reject: {
      about: ['reject', 'a request to freeze an account'],
      decide: ({ id, account }) =>
        decideBy(refuseFreeze, { request: id }, `${id}: ${account} stays as it is`),
    },
  },
  words: {
    since: (row) => row.asked_at,
    line: lineOf,
    text: (row) => [lineOf(row), decidedBy(row.id, 'approve', 'reject')].join('\n'),
  },
})
