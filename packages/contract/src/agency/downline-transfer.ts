import * as z from 'zod/mini'
import {
  askedAmountMinorSchema,
  currencySchema,
  defineCall,
  epochMsSchema,
  minorSchema,
  plainLineSchema,
} from '../kernel'
import { fieldRuleSchema } from '../identity'
import { balanceSchema, orderParams, paymentPasswordSchema, remarkSchema } from '../money'

/** A transfer of an agent to somebody of its team (DOWNLINE-1). It has reached its receiver when it exists. */
export const downlineTransferSchema = z.object({
  id: z.string(),
  /** The receiver's account name. */
  to: z.string(),
  amountMinor: minorSchema,
  currency: currencySchema,
  remark: z.string(),
  /** What the receiver has to bet before it can withdraw, minor units. */
  requiredMinor: minorSchema,
  createdAt: epochMsSchema,
})
export type DownlineTransfer = z.infer<typeof downlineTransferSchema>

export const downlineOptionsCall = defineCall({
  id: 'agent.transfer.options',
  method: 'GET',
  path: '/wps/agent/transfer',
  summary: 'How much and on what terms the agent transfers to somebody below it; the last ten transfers',
  auth: 'agent',
  query: z.object({ to: plainLineSchema(64) }),
  answer: z.object({
    to: z.string(),
    minMinor: minorSchema,
    maxMinor: minorSchema,
    withdrawableMinor: minorSchema,
    currency: currencySchema,
    /** How often the amount has to be bet before the receiver can withdraw it. */
    wagering: z.int(),
    hasPaymentPassword: z.boolean(),
    paymentPasswordRule: fieldRuleSchema,
    /** To this account. */
    recent: z.array(downlineTransferSchema),
  }),
})

export const sendDownlineTransferCall = defineCall({
  id: 'agent.transfer.send',
  method: 'POST',
  path: '/wps/agent/transfer',
  summary: 'Transfer to somebody below the agent at any depth, who has to bet it before withdrawing it',
  auth: 'agent',
  idempotent: true,
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({
    to: plainLineSchema(64),
    amountMinor: askedAmountMinorSchema,
    remark: z.optional(remarkSchema),
    paymentPassword: paymentPasswordSchema,
  }),
  carriesBalance: 'field',
  answer: z.object({ transfer: downlineTransferSchema, balance: balanceSchema }),
})

export const downlineTransferCall = defineCall({
  id: 'agent.transfer.get',
  method: 'GET',
  path: '/wps/agent/transfer/:id',
  summary: 'One transfer of the agent to somebody below it',
  auth: 'agent',
  isBackground: true,
  params: orderParams,
  answer: z.object({ transfer: downlineTransferSchema }),
})
