import * as z from 'zod/mini'
import {
  askedAmountMinorSchema,
  currencySchema,
  defineCall,
  defineEvent,
  epochMsSchema,
  minorSchema,
} from '../kernel'
import { fieldRuleSchema } from '../identity'
import { balanceSchema } from './balance'
import { orderParams, stateSchema } from './orders'
import { paymentPasswordSchema } from './payment-password'

/** States of a transfer to the superior (UPLINE-1) and its allowed moves. */
export const uplineTransferMoves = {
  'pending-review': ['success', 'failed'],
  success: [],
  failed: [],
} as const satisfies Record<string, readonly string[]>
export type UplineTransferState = keyof typeof uplineTransferMoves

/** Characters of a remark at most. */
export const longestRemark = 50
/** A remark: one line without characters that turn the direction of what follows. */
export const remarkSchema = z
  .string()
  .check(z.trim(), z.maxLength(longestRemark), z.regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u))

export const uplineTransferSchema = z.object({
  id: z.string(),
  /** The superior's name, masked. */
  to: z.string(),
  amountMinor: minorSchema,
  currency: currencySchema,
  remark: z.string(),
  state: stateSchema(uplineTransferMoves),
  createdAt: epochMsSchema,
  /** When it succeeded or failed. */
  endedAt: z.optional(epochMsSchema),
})
export type UplineTransfer = z.infer<typeof uplineTransferSchema>

export const uplineOptionsCall = defineCall({
  id: 'upline.options',
  method: 'GET',
  path: '/wps/upline/transfer',
  summary:
    'To whom, how much and on what terms the account transfers to its superior; the last ten transfers',
  auth: 'member',
  answer: z.object({
    to: z.string(),
    minMinor: minorSchema,
    maxMinor: minorSchema,
    withdrawableMinor: minorSchema,
    currency: currencySchema,
    /** Transfers wait until what is open has been staked. */
    isHeldByTurnover: z.boolean(),
    hasPaymentPassword: z.boolean(),
    paymentPasswordRule: fieldRuleSchema,
    recent: z.array(uplineTransferSchema),
  }),
})

export const createUplineTransferCall = defineCall({
  id: 'upline.create',
  method: 'POST',
  path: '/wps/upline/transfer',
  summary: 'Transfer to the superior: a deposit there, which has to be staked once',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({
    amountMinor: askedAmountMinorSchema,
    remark: z.optional(remarkSchema),
    paymentPassword: paymentPasswordSchema,
  }),
  carriesBalance: 'field',
  answer: z.object({ transfer: uplineTransferSchema, balance: balanceSchema }),
})

export const uplineTransferCall = defineCall({
  id: 'upline.get',
  method: 'GET',
  path: '/wps/upline/transfer/:id',
  summary: 'One transfer of the account to its superior',
  auth: 'member',
  isBackground: true,
  params: orderParams,
  answer: z.object({ transfer: uplineTransferSchema }),
})

/** A transfer from or to the account has another state; also said to the superior who receives it. */
export const transferChanged = defineEvent(
  'transfer:changed',
  z.object({ id: z.string(), type: z.enum(['upline', 'vendor']), state: z.string() }),
)
