import { minorToDecimal } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { decideBy, defineCases } from '../../../kernel/operations/define-cases'
import { defineOperation, shortText } from '../../../kernel/operations/define-operation'
import { decidedBy, stamp, takenBy } from '../../../kernel/terminal/case-lines'
import { printable } from '../../../kernel/terminal/printable'
import { applicationCase, decideApplication, waitingApplications } from './application-decisions'
import { entryPrefix } from './join-promotion'

const rowSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  account: z.string(),
  promotion: z.string(),
  currency: z.string(),
  comment: z.string(),
  answers: z.record(z.string(), z.string()),
  uploads: z.array(z.string()),
  most_minor: z.number(),
  created_at: z.number(),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})
type ReadApplication = z.infer<typeof rowSchema>

export const approveApplication = defineOperation({
  kind: 'application-approve',
  area: 'money',
  input: z.object({ application: shortText, amount: z.optional(shortText) }),
  run: (trx, operation, { actor, now }) => decideApplication(trx, operation, actor, now),
})

export const rejectApplication = defineOperation({
  kind: 'application-reject',
  area: 'money',
  input: z.object({ application: shortText }),
  run: (trx, operation, { actor, now }) => decideApplication(trx, operation, actor, now),
})

const lineOf = (row: ReadApplication): string =>
  [
    `${row.id}  ${stamp(row.created_at)}  ${row.merchant}/${printable(row.account)}`,
    `${row.promotion}, up to ${minorToDecimal(row.most_minor, row.currency)} ${row.currency}`,
    ...takenBy(row),
  ].join('  ')

const textOf = (row: ReadApplication): string =>
  [
    lineOf(row),
    ...Object.entries(row.answers).map(([name, answer]) => `  ${name}  ${printable(answer)}`),
    ...(row.comment === '' ? [] : [`  comment  ${printable(row.comment)}`]),
    ...row.uploads.map((id) => `  picture  plaza picture ${id} <file>`),
    decidedBy(row.id, 'approve', 'reject'),
  ].join('\n')

/** Applications for promotions that people decide (PROMO-3). */
export const applicationCases = defineCases({
  name: 'applications',
  prefix: entryPrefix,
  row: rowSchema,
  found: rowSchema,
  list: (queries) => waitingApplications(queries),
  show: async (queries, id) => (await waitingApplications(queries, id))[0] ?? null,
  take: (trx, id) => applicationCase(trx, id),
  steps: {
    approve: {
      about: ['approve', 'an application for a promotion'],
      options: [
        { flags: '--amount <amount>', about: 'what an application is given, when less than the most' },
      ],
      decide: ({ id }, { amount }) =>
        decideBy(
          approveApplication,
          { application: id, ...(typeof amount === 'string' && { amount }) },
          `${id}: the reward waits in the reward centre`,
        ),
    },
    reject: {
      about: ['reject', 'an application for a promotion'],
      decide: ({ id }) => decideBy(rejectApplication, { application: id }, `${id}: rejected`),
    },
  },
  words: { since: (row) => row.created_at, line: lineOf, text: textOf },
})
