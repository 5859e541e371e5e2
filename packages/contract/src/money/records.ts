import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { depositSchema } from './deposits'
import { recordTypes } from './record-types'
import { depositFilters, withdrawalFilters, type DepositFilter, type WithdrawalFilter } from './record-states'
import { withdrawalSchema } from './withdrawals'

/** Rows of one page of records, and of one part of an export. */
export const recordPageSize = 20
export const exportPartSize = 2_000
/** Longest text that records are searched for. */
export const longestSearch = 64

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as [Key, ...Key[]]

/** First and last day in the merchant's zone, and a part of an order's number; today when no day is given. */
const filterFields = {
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  search: z.optional(z.string().check(z.maxLength(longestSearch))),
}
const depositFilterFields = {
  ...filterFields,
  state: z.optional(z.enum(keysOf<DepositFilter>(depositFilters))),
  method: z.optional(z.string().check(z.maxLength(32))),
}
const withdrawalFilterFields = {
  ...filterFields,
  state: z.optional(z.enum(keysOf<WithdrawalFilter>(withdrawalFilters))),
}
const transactionFilterFields = {
  ...filterFields,
  /** Types joined by commas; all when absent. */
  types: z.optional(
    z.string().check(
      z.maxLength(400),
      z.refine((text) => text.split(',').every((type) => Object.hasOwn(recordTypes, type))),
    ),
  ),
}
const pageField = { pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))) }
const afterField = { after: z.optional(z.string().check(z.maxLength(100))) }
const pageNumbers = { pageNum: z.int(), totalPages: z.int() }
/** Where the next part of an export begins; absent after the last. */
const nextField = { next: z.optional(z.string()) }

export const transactionRecordSchema = z.object({
  id: z.string(),
  /** A word of `ledgerKinds` and its type of record; a newer gateway may have words that a release does not know. */
  kind: z.string(),
  type: z.string(),
  /** The order, round or transfer that it is about. */
  reference: z.string(),
  /** With the sign of what it did to the main wallet. */
  amountMinor: z.int(),
  /** Of the main wallet. */
  balanceAfterMinor: minorSchema,
  currency: currencySchema,
  at: epochMsSchema,
})
export type TransactionRecord = z.infer<typeof transactionRecordSchema>

export const depositRecordsCall = defineCall({
  id: 'records.deposits',
  method: 'GET',
  path: '/wps/records/deposits',
  summary: 'Deposits of the account by filter, newest first, 20 a page, with the totals of the whole filter',
  auth: 'member',
  query: z.object({ ...depositFilterFields, ...pageField }),
  answer: z.object({
    deposits: z.array(depositSchema),
    /** What the deposits of the filter added to the wallet: orders without their fee, and payments credited by operators. */
    totals: z.object({ count: z.int(), creditedMinor: minorSchema, currency: currencySchema }),
    ...pageNumbers,
  }),
})

export const depositExportCall = defineCall({
  id: 'records.deposits.export',
  method: 'GET',
  path: '/wps/records/deposits/export',
  summary: 'All deposits of a filter, newest first, in parts of 2,000',
  auth: 'member',
  query: z.object({ ...depositFilterFields, ...afterField }),
  answer: z.object({ rows: z.array(depositSchema), ...nextField }),
})

export const withdrawalRecordsCall = defineCall({
  id: 'records.withdrawals',
  method: 'GET',
  path: '/wps/records/withdrawals',
  summary:
    'Withdrawals of the account by filter, newest first, 20 a page, with the totals of the whole filter',
  auth: 'member',
  query: z.object({ ...withdrawalFilterFields, ...pageField }),
  answer: z.object({
    withdrawals: z.array(withdrawalSchema),
    totals: z.object({
      count: z.int(),
      requestedMinor: minorSchema,
      paidMinor: minorSchema,
      /** Absent in answers of gateways that charge none. */
      feeMinor: z.optional(minorSchema),
      currency: currencySchema,
    }),
    ...pageNumbers,
  }),
})

export const withdrawalExportCall = defineCall({
  id: 'records.withdrawals.export',
  method: 'GET',
  path: '/wps/records/withdrawals/export',
  summary: 'All withdrawals of a filter, newest first, in parts of 2,000',
  auth: 'member',
  query: z.object({ ...withdrawalFilterFields, ...afterField }),
  answer: z.object({ rows: z.array(withdrawalSchema), ...nextField }),
})

export const transactionRecordsCall = defineCall({
  id: 'records.transactions',
  method: 'GET',
  path: '/wps/records/transactions',
  summary:
    'Entries of the main wallet by filter, newest first, 20 a page, with the totals of the whole filter (RECORDS-1)',
  auth: 'member',
  query: z.object({ ...transactionFilterFields, ...pageField }),
  answer: z.object({
    records: z.array(transactionRecordSchema),
    /** Of the filter; `out` is without a sign. */
    totals: z.object({
      count: z.int(),
      inMinor: minorSchema,
      outMinor: minorSchema,
      currency: currencySchema,
    }),
    /** Of the days, whatever else is filtered: opening + net = closing. */
    span: z.object({ openingMinor: minorSchema, netMinor: z.int(), closingMinor: minorSchema }),
    ...pageNumbers,
  }),
})

export const transactionExportCall = defineCall({
  id: 'records.transactions.export',
  method: 'GET',
  path: '/wps/records/transactions/export',
  summary: 'All entries of a filter, newest first, in parts of 2,000',
  auth: 'member',
  query: z.object({ ...transactionFilterFields, ...afterField }),
  answer: z.object({ rows: z.array(transactionRecordSchema), ...nextField }),
})
