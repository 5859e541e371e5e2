import * as z from 'zod/mini'
import { defineCall, defineEvent, epochMsSchema } from '../kernel'
import { fieldRuleSchema } from '../identity'
import { orderParams } from './orders'
import { paymentPasswordSchema } from './payment-password'

/** Payout accounts of a member at most (WITHDRAW-5). */
export const mostPayoutAccounts = 5
/** Time until a new payout account can be used, ms: long enough for its owner to read of it. */
export const payoutWaitMs = 2 * 60 * 60_000

export const payoutKinds = ['bank', 'e-wallet', 'crypto'] as const
export type PayoutKind = (typeof payoutKinds)[number]

/** A bank, wallet or network that accounts can be at. */
export const payoutInstitutionSchema = z.object({
  /** Of a crypto address, its network. */
  code: z.string(),
  kind: z.enum(payoutKinds),
  /** Its own name, the same in every language. */
  name: z.string(),
  /** How many digits an account number of a bank has. */
  digits: z.optional(z.object({ least: z.int(), most: z.int() })),
})
export type PayoutInstitution = z.infer<typeof payoutInstitutionSchema>

/** A payout account as its owner sees it. Its number leaves the gateway in this form alone. */
export const payoutAccountSchema = z.object({
  id: z.string(),
  kind: z.enum(payoutKinds),
  institution: z.string(),
  /** Name of the institution. */
  name: z.string(),
  holderName: z.string(),
  /** Four digits of it, `•••• 4567` with a space that does not break. */
  maskedNumber: z.string(),
  isDefault: z.boolean(),
  addedAt: epochMsSchema,
  usableFrom: epochMsSchema,
})
export type PayoutAccount = z.infer<typeof payoutAccountSchema>

/** Name, number and network of an account: what a person reads of it in one line. */
export const payoutLabel = ({ name, maskedNumber }: Pick<PayoutAccount, 'name' | 'maskedNumber'>): string =>
  `${name} ${maskedNumber}`

export const payoutAccountsSchema = z.object({
  /** The default one first, then by age. */
  accounts: z.array(payoutAccountSchema),
  most: z.int(),
  /** In whose name each account is; null until it is set with the first one. */
  holderName: z.nullable(z.string()),
  holderNameRule: fieldRuleSchema,
  institutions: z.array(payoutInstitutionSchema),
  hasPaymentPassword: z.boolean(),
  paymentPasswordRule: fieldRuleSchema,
})
export type PayoutAccounts = z.infer<typeof payoutAccountsSchema>

/** What of the accounts this browser keeps under `bankList`: nothing but the masked list. */
export const storedPayoutAccountsSchema = z.array(z.omit(payoutAccountSchema, { holderName: true }))
export type StoredPayoutAccounts = z.infer<typeof storedPayoutAccountsSchema>

const longestTyped = 1_024

export const payoutAccountsCall = defineCall({
  id: 'withdraw.accounts',
  method: 'GET',
  path: '/wps/withdraw/accounts',
  summary: 'Payout accounts of the member, masked, and where others can be added',
  auth: 'member',
  answer: payoutAccountsSchema,
})

export const addPayoutAccountCall = defineCall({
  id: 'withdraw.accounts.add',
  method: 'POST',
  path: '/wps/withdraw/accounts',
  summary: 'Add a payout account with the withdrawal password; it can be used two hours later',
  auth: 'member',
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({
    institution: z.string().check(z.maxLength(32)),
    // Far longer than any real number or name, so that the field of an invalid one can say what is wrong.
    number: z.string().check(z.maxLength(longestTyped)),
    /** Needed once: with the first account of a member whose real name is not known. */
    holderName: z.optional(z.string().check(z.maxLength(longestTyped))),
    paymentPassword: paymentPasswordSchema,
  }),
  answer: payoutAccountsSchema,
})

export const defaultPayoutAccountCall = defineCall({
  id: 'withdraw.accounts.default',
  method: 'POST',
  path: '/wps/withdraw/accounts/:id/default',
  summary: 'Withdraw to this account unless another one is chosen',
  auth: 'member',
  presence: 'active',
  params: orderParams,
  answer: payoutAccountsSchema,
})

export const removePayoutAccountCall = defineCall({
  id: 'withdraw.accounts.remove',
  method: 'POST',
  path: '/wps/withdraw/accounts/:id/remove',
  summary: 'Remove a payout account; payout.open.withdrawal while a withdrawal to it is open',
  auth: 'member',
  presence: 'active',
  params: orderParams,
  answer: payoutAccountsSchema,
})

/** The payout accounts of the member changed: in another tab, or on another device. */
export const accountChanged = defineEvent(
  'account:changed',
  z.object({ id: z.string(), change: z.enum(['added', 'default', 'removed']) }),
)
