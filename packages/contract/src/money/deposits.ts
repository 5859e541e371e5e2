import * as z from 'zod/mini'
import { defineCall, askedAmountMinorSchema, currencySchema, epochMsSchema, minorSchema } from '../kernel'
import { kycLevels } from '../identity'
import { balanceSchema } from './balance'
import { depositMethodSchema, offeredMethodSchema } from './deposit-methods'
import { depositBonusSchema, offeredPromotionSchema } from './deposit-promotions'
import { orderFields, orderParams, stateSchema } from './orders'
import { paymentInstructionsSchema } from './payment-instructions'

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

/**
 * Why a payment was not credited: its order had ended, the amount or currency differs, or the order was already paid.
 */
export const heldCauses = ['late', 'amount', 'currency', 'again'] as const

/** A payment that does not match its deposit order; held for the member until an operator decides. */
export const heldPaymentSchema = z.object({
  amountMinor: minorSchema,
  currency: currencySchema,
  cause: z.enum(heldCauses),
  /** The network on which it came, when that was another than the order's; its cause is `currency` then. */
  network: z.optional(z.string()),
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
  /** How it is paid; absent while the provider has not answered, for orders of older gateways, and once it is paid. */
  instructions: z.optional(paymentInstructionsSchema),
  /** When the member said that it is paid. */
  saidPaidAt: z.optional(epochMsSchema),
  /** Absent when it was ordered without a bonus. */
  bonus: z.optional(depositBonusSchema),
})
export type Deposit = z.infer<typeof depositSchema>

/** What a deposit adds to the main wallet: the payment minus the fee, in minor units. */
export const creditedMinor = ({ amountMinor, feeMinor }: { amountMinor: number; feeMinor: number }): number =>
  amountMinor - feeMinor

export const depositMethodsCall = defineCall({
  id: 'deposit.methods',
  method: 'GET',
  path: '/wps/deposit/methods',
  summary: 'Ways to deposit, with their limits',
  auth: 'member',
  answer: z.object({
    /** Those that every release of the cashier can show. */
    methods: z.array(depositMethodSchema),
    /** All methods, also closed ones, the last used first. Absent in answers of older gateways. */
    offered: z.optional(z.array(offeredMethodSchema)),
    open: z.nullable(depositSchema),
    /** Every open order, at most one a method, newest first. Absent in answers of older gateways. */
    openOrders: z.optional(z.array(depositSchema)),
    /** Ended orders of which a payment waits for an operator's decision, newest first. Absent in answers of older gateways. */
    heldOrders: z.optional(z.array(depositSchema)),
    /** Promotions that a deposit can be made with now. Absent in answers of older gateways. */
    promotions: z.optional(z.array(offeredPromotionSchema)),
    /** The level of verification without which no deposit is taken from this member; absent where it has it (KYC-2). */
    needsKyc: z.optional(z.enum(kycLevels)),
  }),
})

export const createDepositCall = defineCall({
  id: 'deposit.create',
  method: 'POST',
  path: '/wps/deposit',
  summary: 'Open a deposit order; one open order a method',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({
    method: z.string().check(z.maxLength(32)),
    amountMinor: askedAmountMinorSchema,
    /** Code of a promotion; without one there is no bonus. */
    promotion: z.optional(z.string().check(z.maxLength(32))),
  }),
  answer: z.object({ deposit: depositSchema }),
})

export const depositCall = defineCall({
  id: 'deposit.get',
  method: 'GET',
  path: '/wps/deposit/:id',
  summary: 'One deposit of the account, with its timeline; the balance beside it',
  auth: 'member',
  isBackground: true,
  params: orderParams,
  carriesBalance: 'field',
  answer: z.object({ deposit: depositSchema, balance: balanceSchema }),
})

export const cancelDepositCall = defineCall({
  id: 'deposit.cancel',
  method: 'POST',
  path: '/wps/deposit/:id/cancel',
  summary: 'Give up a deposit that is not paid yet',
  auth: 'member',
  params: orderParams,
  answer: z.object({ deposit: depositSchema }),
})

export const depositPaidCall = defineCall({
  id: 'deposit.paid',
  method: 'POST',
  path: '/wps/deposit/:id/paid',
  summary: 'The member says that a deposit is paid: its provider is asked at once',
  auth: 'member',
  params: orderParams,
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
