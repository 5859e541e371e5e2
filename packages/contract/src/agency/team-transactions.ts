import * as z from 'zod/mini'
import { currencySchema, defineCall, minorSchema } from '../kernel'
import { recordFigures } from './figure-formula'
import { longestSearch, recordTypes, transactionRecordSchema } from '../money'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const filterFields = {
  /** First and last day in the merchant's zone, at most 31; today when neither is given. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** How the account name of a member begins. */
  user: z.optional(z.string().check(z.maxLength(longestSearch))),
  /** Types joined by commas; all when absent. */
  types: z.optional(
    z.string().check(
      z.maxLength(400),
      z.refine((text) => text.split(',').every((type) => Object.hasOwn(recordTypes, type))),
    ),
  ),
  /** The entries that a figure is made of, of whichever wallet; beside `types`, those of both. `incomeMinor`: of the agent itself. */
  figure: z.optional(z.enum(recordFigures)),
  /** Where the answer before said that the next part begins. */
  after: z.optional(z.string().check(z.maxLength(100))),
}
/** Where the next part begins; absent after the last. */
const nextField = { next: z.optional(z.string()) }

const teamRecordSchema = z.extend(transactionRecordSchema, { userName: z.string() })
export type TeamRecord = z.infer<typeof teamRecordSchema>

export const teamTransactionsCall = defineCall({
  id: 'agent.teamTransactions',
  method: 'GET',
  path: '/wps/agent/team/transactions',
  summary:
    'Entries of the main wallets of a team by filter, newest first, 20 at a time; with the first of them the sums by type (TEAM-8)',
  auth: 'agent',
  query: z.object(filterFields),
  answer: z.object({
    records: z.array(teamRecordSchema),
    /** Of the whole filter, with the first part alone; `out` is without a sign. */
    totals: z.optional(
      z.object({
        count: z.int(),
        inMinor: minorSchema,
        outMinor: minorSchema,
        types: z.array(z.object({ type: z.string(), count: z.int(), amountMinor: z.int() })),
      }),
    ),
    currency: currencySchema,
    ...nextField,
  }),
})

export const teamTransactionExportCall = defineCall({
  id: 'agent.teamTransactions.export',
  method: 'GET',
  path: '/wps/agent/team/transactions/export',
  summary: 'All entries of a filter, newest first, in parts of 2,000 (TEAM-8)',
  auth: 'agent',
  query: z.object(filterFields),
  answer: z.object({ rows: z.array(teamRecordSchema), ...nextField }),
})
