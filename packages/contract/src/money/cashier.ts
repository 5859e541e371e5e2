import * as z from 'zod/mini'
import {
  defineCall,
  localizedSchema,
  amountMinorSchema,
  currencySchema,
  epochMsSchema,
  minorSchema,
} from '../kernel'
import { fieldRuleSchema } from '../identity'
import { balanceSchema } from './balance'

export const depositMethodSchema = z.object({
  code: z.string(),
  group: z.enum(['ewallet', 'bank', 'qr', 'card', 'crypto', 'agent']),
  name: localizedSchema,
  minMinor: minorSchema,
  maxMinor: minorSchema,
  feeMinor: minorSchema,
  quickMinor: z.array(minorSchema),
  /** Typical time until credited, seconds. */
  typicalSeconds: z.int(),
  enabled: z.boolean(),
})
export type DepositMethod = z.infer<typeof depositMethodSchema>

/** States of a deposit (DEPOSIT-3) and its allowed moves. */
export const depositMoves = {
  created: ['awaiting-payment', 'failed', 'cancelled'],
  'awaiting-payment': ['processing', 'expired', 'failed', 'cancelled'],
  processing: ['credited', 'failed'],
  credited: [],
  expired: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>
export type DepositState = keyof typeof depositMoves

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

const stateSchema = <M extends Record<string, readonly string[]>>(moves: M) =>
  z.enum(Object.keys(moves) as [keyof M & string, ...(keyof M & string)[]])

/** Whether a state is final. */
export const isFinalState = (moves: Record<string, readonly string[]>, state: string): boolean =>
  (moves[state] ?? []).length === 0

const orderFields = {
  id: z.string(),
  amountMinor: minorSchema,
  currency: currencySchema,
  createdAt: epochMsSchema,
  /** Reason of a refusal or failure; its text is `reasons.<code>` in the catalogue. */
  reason: z.optional(z.string()),
}

/**
 * Why a payment was not credited: its order had ended, the amount or currency differs, or the order was already paid.
 */
export const heldCauses = ['late', 'amount', 'currency', 'again'] as const

/** A payment that does not match its deposit order; held for the member until an operator decides. */
export const heldPaymentSchema = z.object({
  amountMinor: minorSchema,
  currency: currencySchema,
  cause: z.enum(heldCauses),
  state: z.enum(['held', 'credited', 'returned']),
  receivedAt: epochMsSchema,
  /** When the payment was credited or returned. */
  resolvedAt: z.optional(epochMsSchema),
})
export type HeldPayment = z.infer<typeof heldPaymentSchema>

export const depositSchema = z.object({
  ...orderFields,
  method: z.string(),
  state: stateSchema(depositMoves),
  feeMinor: minorSchema,
  /** When an unpaid order expires. */
  expiresAt: epochMsSchema,
  /** What the member must tell the bank. */
  reference: z.string(),
  timeline: z.array(z.object({ state: stateSchema(depositMoves), at: epochMsSchema })),
  /** Absent when every payment matched its order. */
  held: z.optional(z.array(heldPaymentSchema)),
})
export type Deposit = z.infer<typeof depositSchema>

export const withdrawalSchema = z.object({
  ...orderFields,
  account: z.string(),
  state: stateSchema(withdrawalMoves),
  timeline: z.array(z.object({ state: stateSchema(withdrawalMoves), at: epochMsSchema })),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

/** What a deposit adds to the main wallet: the payment minus the fee, in minor units. */
export const creditedMinor = ({ amountMinor, feeMinor }: { amountMinor: number; feeMinor: number }): number =>
  amountMinor - feeMinor

const idParams = z.object({ id: z.string().check(z.maxLength(64)) })

export const depositMethodsCall = defineCall({
  id: 'deposit.methods',
  method: 'GET',
  path: '/wps/deposit/methods',
  summary: 'Ways to deposit, with their limits',
  auth: 'member',
  answer: z.object({ methods: z.array(depositMethodSchema), open: z.nullable(depositSchema) }),
})

export const createDepositCall = defineCall({
  id: 'deposit.create',
  method: 'POST',
  path: '/wps/deposit',
  summary: 'Open a deposit order; one open order a method',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({ method: z.string().check(z.maxLength(32)), amountMinor: amountMinorSchema }),
  answer: z.object({ deposit: depositSchema }),
})

export const depositCall = defineCall({
  id: 'deposit.get',
  method: 'GET',
  path: '/wps/deposit/:id',
  summary: 'One deposit of the account, with its timeline; the balance beside it',
  auth: 'member',
  isBackground: true,
  params: idParams,
  carriesBalance: 'field',
  answer: z.object({ deposit: depositSchema, balance: balanceSchema }),
})

export const cancelDepositCall = defineCall({
  id: 'deposit.cancel',
  method: 'POST',
  path: '/wps/deposit/:id/cancel',
  summary: 'Give up a deposit that is not paid yet',
  auth: 'member',
  params: idParams,
  answer: z.object({ deposit: depositSchema }),
})

export const depositsCall = defineCall({
  id: 'deposit.list',
  method: 'GET',
  path: '/wps/deposit',
  summary: 'Latest deposits of the account, newest first, 20 a page, with the totals of all of them',
  auth: 'member',
  query: z.object({ pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))) }),
  answer: z.object({
    deposits: z.array(depositSchema),
    /** Of all pages: how many deposits there are, and what they added to the wallet. Absent in answers of older gateways. */
    totals: z.optional(z.object({ count: z.int(), creditedMinor: minorSchema, currency: currencySchema })),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
})

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

/** The withdrawal password; it travels in encrypted bodies only. */
const paymentPasswordSchema = z.string().check(z.minLength(1), z.maxLength(64))

/** Sets the first withdrawal password of a member who has none. */
export const setPaymentPasswordCall = defineCall({
  id: 'withdraw.password.set',
  method: 'POST',
  path: '/wps/withdraw/password',
  summary: 'Set the first withdrawal password; withdraw.password.exists where there is one',
  auth: 'member',
  presence: 'recent',
  bodyKind: 'encrypted',
  body: z.strictObject({ paymentPassword: paymentPasswordSchema }),
  answer: z.object({}),
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
  params: idParams,
  carriesBalance: 'field',
  answer: z.object({ withdrawal: withdrawalSchema, balance: balanceSchema }),
})
