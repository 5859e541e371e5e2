import * as z from 'zod/mini'
import { readDebts } from '../../../kernel/ledger'
import { defineReport } from '../../../kernel/operations/define-report'
import { dayProblems } from '../../stakes/member-days'
import { multipleProblems } from '../../stakes/multiples'
import { auditMoney } from './audit-money'
import { listSuspense } from './read-suspense'

/** A payment on hold as an operator reads it. */
export const itemSchema = z.object({
  id: z.string(),
  merchant: z.nullable(z.string()),
  account: z.nullable(z.string()),
  deposit_id: z.nullable(z.string()),
  reference: z.string(),
  method: z.string(),
  amount_minor: z.number(),
  currency: z.string(),
  ordered_minor: z.nullable(z.number()),
  ordered_currency: z.nullable(z.string()),
  cause: z.string(),
  network: z.nullable(z.string()),
  state: z.string(),
  received_at: z.number(),
  resolved_at: z.nullable(z.number()),
  resolved_by: z.nullable(z.string()),
  why: z.nullable(z.string()),
  taken_by: z.nullable(z.string()),
  taken_at: z.nullable(z.number()),
})
export type ReadItem = z.infer<typeof itemSchema>

/** Payments on hold; with `isAll` also those that were decided. */
export const suspenseReport = defineReport({
  name: 'suspense',
  input: z.object({ isAll: z.boolean() }),
  answer: z.array(itemSchema),
  read: ({ db }, { isAll }) => listSuspense(db.read, isAll),
})

const debtSchema = z.object({
  merchant: z.string(),
  memberId: z.string(),
  currency: z.string(),
  debtMinor: z.number(),
  reference: z.string(),
})

/** Problems of the ledger, none when it balances, figures of days that differ from what they come from (DAYS-2), stakes of rankings that do (MISSION-1), and what corrections of lottery results could not take back. */
export const auditReport = defineReport({
  name: 'audit',
  input: z.object({}),
  answer: z.object({ problems: z.array(z.unknown()), debts: z.array(debtSchema) }),
  read: async ({ db }) => ({
    problems: [
      ...(await auditMoney(db.read)),
      ...(await dayProblems(db.read)),
      ...(await multipleProblems(db.read)),
    ],
    debts: await readDebts(db.read),
  }),
})
