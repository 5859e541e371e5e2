import * as z from 'zod/mini'
import { defineCall, amountMinorSchema, currencySchema, epochMsSchema, minorSchema } from '../kernel'
import { fieldRuleSchema } from '../identity'
import { balanceSchema } from './balance'
import { orderFields, orderParams, stateSchema } from './orders'
import { paymentPasswordSchema } from './payment-password'

/** States of a withdrawal (WITHDRAW-3) and its allowed moves. */
export const withdrawalMoves = {
  submitted: ['under-review', 'rejected'],
  'under-review': ['approved', 'rejected'],
  approved: ['paying'],
  paying: ['paid', 'failed'],
  paid: [],
  rejected: [],
  failed: [],
} as const satisfies Record<string, readonly string[]>
export type WithdrawalState = keyof typeof withdrawalMoves

export const withdrawalSchema = z.object({
  ...orderFields,
  account: z.string(),
  state: stateSchema(withdrawalMoves),
  timeline: z.array(z.object({ state: stateSchema(withdrawalMoves), at: epochMsSchema })),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

export const withdrawOptionsCall = defineCall({
  id: 'withdraw.options',
  method: 'GET',
  path: '/wps/withdraw/options',
  summary: 'Limits, payout account and what can be withdrawn now',
  auth: 'member',
  answer: z.object({
    account: z.string(),
    minMinor: minorSchema,
    maxMinor: minorSchema,
    withdrawableMinor: minorSchema,
    currency: currencySchema,
    recent: z.array(withdrawalSchema),
    /** Whether the member has a withdrawal password, and the format of one. */
    hasPaymentPassword: z.boolean(),
    paymentPasswordRule: fieldRuleSchema,
  }),
})

export const createWithdrawalCall = defineCall({
  id: 'withdraw.create',
  method: 'POST',
  path: '/wps/withdraw',
  summary: 'Withdraw to the payout account: the amount is reserved in the locked wallet at once',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({ amountMinor: amountMinorSchema, paymentPassword: paymentPasswordSchema }),
  carriesBalance: 'field',
  answer: z.object({ withdrawal: withdrawalSchema, balance: balanceSchema }),
})

export const withdrawalCall = defineCall({
  id: 'withdraw.get',
  method: 'GET',
  path: '/wps/withdraw/:id',
  summary: 'One withdrawal of the account, with its timeline; the balance beside it',
  auth: 'member',
  isBackground: true,
  params: orderParams,
  carriesBalance: 'field',
  answer: z.object({ withdrawal: withdrawalSchema, balance: balanceSchema }),
})
