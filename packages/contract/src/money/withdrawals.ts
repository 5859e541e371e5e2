import * as z from 'zod/mini'
import { defineCall, askedAmountMinorSchema, currencySchema, epochMsSchema, minorSchema } from '../kernel'
import { fieldRuleSchema, kycLevels } from '../identity'
import { balanceSchema } from './balance'
import { orderFields, orderParams, stateSchema } from './orders'
import { paymentPasswordSchema } from './payment-password'
import { payoutAccountSchema } from './payout-accounts'
import { lockedSchema } from './turnover'

/**
 * States of a withdrawal (WITHDRAW-3) and its allowed moves. One that its member cancelled is `rejected` with the reason
 * `cancelled`, and one that came back from the bank after it was paid is `failed`: releases before these know no others.
 */
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

/** Reason of a withdrawal that its member cancelled. */
export const cancelledReason = 'cancelled'

/** Why people reject a withdrawal, as the member is told: `reasons.<code>` in the catalogue (WITHDRAW-6). */
export const rejectReasons = [
  'review',
  'account-name',
  'account-closed',
  'documents',
  'turnover',
  'duplicate',
  'rules',
] as const
export type RejectReason = (typeof rejectReasons)[number]

/** Why a withdrawal is reviewed by an operator or waits (WITHDRAW-6): `withdraw.waits.<code>` in the catalogue. */
export const reviewCauses = [
  'changed',
  'debt',
  'documents',
  'second',
  'amount',
  'account-new',
  'account-shared',
  'turnover',
] as const
export type ReviewCause = (typeof reviewCauses)[number]

export const withdrawalSchema = z.object({
  ...orderFields,
  account: z.string(),
  state: stateSchema(withdrawalMoves),
  timeline: z.array(z.object({ state: stateSchema(withdrawalMoves), at: epochMsSchema })),
  /** Part of the amount that is kept as a fee; absent in answers of older gateways, which charged none. */
  feeMinor: z.optional(minorSchema),
  /** What a withdrawal under review waits for, as a review cause; later gateways may name others. */
  waitsFor: z.optional(z.string()),
  /** Until when it waits before it is decided, where that is known. */
  waitsUntil: z.optional(epochMsSchema),
  /** The payout takes longer than usual: its provider did not answer, and is asked again. */
  isLate: z.optional(z.boolean()),
  /** The member may cancel it now. */
  isCancellable: z.optional(z.boolean()),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

/** What is to be in order before a withdrawal, in the order in which it is shown (WITHDRAW-1). */
export const withdrawChecks = ['name', 'contact', 'kyc', 'password', 'account', 'turnover'] as const
export type WithdrawCheck = (typeof withdrawChecks)[number]

/** How a fee is charged: nothing while free withdrawals are left for the day, then a share of the amount. */
export const withdrawFeeSchema = z.object({
  freeADay: z.int(),
  freeLeft: z.int(),
  /** Thousandths of the amount. */
  permille: z.int(),
  leastMinor: minorSchema,
})
export type WithdrawFee = z.infer<typeof withdrawFeeSchema>

/** Fee of a withdrawal, minor units, rounded up; never more than the amount. */
export const withdrawFeeOf = (
  { freeLeft, permille, leastMinor }: Pick<WithdrawFee, 'freeLeft' | 'permille' | 'leastMinor'>,
  amountMinor: number,
): number =>
  freeLeft > 0 ? 0 : Math.min(amountMinor, Math.max(leastMinor, Math.ceil((amountMinor * permille) / 1000)))

export const withdrawOptionsCall = defineCall({
  id: 'withdraw.options',
  method: 'GET',
  path: '/wps/withdraw/options',
  summary: 'What can be withdrawn now, to which accounts, at which fee, and what is missing',
  auth: 'member',
  answer: z.object({
    /** The account that a withdrawal without one goes to, as releases before the choice of an account show it. */
    account: z.string(),
    minMinor: minorSchema,
    maxMinor: minorSchema,
    withdrawableMinor: minorSchema,
    currency: currencySchema,
    recent: z.array(withdrawalSchema),
    /** Whether the member has a withdrawal password, and the format of one. */
    hasPaymentPassword: z.boolean(),
    paymentPasswordRule: fieldRuleSchema,
    /** Amounts are multiples of it. */
    stepMinor: minorSchema,
    totalMinor: minorSchema,
    locked: z.array(lockedSchema),
    /** What is open of turnover: required and done of all open requirements. */
    turnover: z.object({ requiredMinor: minorSchema, doneMinor: minorSchema }),
    /** What is to be in order first, without the contact: earlier releases take each of these for a condition. */
    checks: z.array(z.object({ check: z.string(), isDone: z.boolean() })),
    /** Whether a number or an e-mail is bound. Absent in answers of older gateways. */
    hasContact: z.optional(z.boolean()),
    /**
     * What the level of verification allows a day: the amount, minor units, and what of it is left; both null without a bound.
     * `needs` is the next level, which allows more; null at the highest. Absent in answers of older gateways (KYC-2).
     */
    kyc: z.optional(
      z.object({
        level: z.enum(kycLevels),
        aDayMinor: z.nullable(minorSchema),
        leftMinor: z.nullable(minorSchema),
        needs: z.nullable(z.enum(kycLevels)),
      }),
    ),
    /** The default one first. */
    accounts: z.array(payoutAccountSchema),
    fee: withdrawFeeSchema,
    /** What the member's level allows on this day, and what of it is used. */
    day: z.object({
      count: z.int(),
      usedCount: z.int(),
      sumMinor: minorSchema,
      usedMinor: minorSchema,
      resetsAt: epochMsSchema,
    }),
    /** Usual time until a withdrawal is paid, seconds: approved by rules up to an amount, otherwise reviewed by an operator. */
    usual: z.object({ ruledUpToMinor: minorSchema, ruledSeconds: z.int(), reviewedSeconds: z.int() }),
  }),
})

export const createWithdrawalCall = defineCall({
  id: 'withdraw.create',
  method: 'POST',
  path: '/wps/withdraw',
  summary: 'Withdraw to a payout account: the amount is reserved in the locked wallet at once',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({
    amountMinor: askedAmountMinorSchema,
    paymentPassword: paymentPasswordSchema,
    /** The default account when absent, as releases before the choice of an account send it. */
    accountId: z.optional(z.string().check(z.maxLength(64))),
    /** The fee that the member was shown, none when absent; another one is refused (`withdraw.fee.changed`). */
    feeMinor: z.optional(minorSchema),
  }),
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

export const cancelWithdrawalCall = defineCall({
  id: 'withdraw.cancel',
  method: 'POST',
  path: '/wps/withdraw/:id/cancel',
  summary:
    'Cancel a withdrawal that nobody decided yet, where the merchant allows it; the amount returns at once',
  auth: 'member',
  presence: 'active',
  params: orderParams,
  carriesBalance: 'field',
  answer: z.object({ withdrawal: withdrawalSchema, balance: balanceSchema }),
})
