import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'
import { fieldRuleSchema } from '../identity'

/** The withdrawal password; it travels in encrypted bodies only. */
export const paymentPasswordSchema = z.string().check(z.minLength(1), z.maxLength(64))

/** By what a code reaches its member. */
const channelSchema = z.enum(['sms', 'email'])
export type CodeChannel = z.infer<typeof channelSchema>

export const paymentPasswordStateSchema = z.object({
  hasPaymentPassword: z.boolean(),
  paymentPasswordRule: fieldRuleSchema,
  /** Where a code to recover it can be sent, masked. */
  contacts: z.array(z.object({ channel: channelSchema, to: z.string() })),
  /** Wrong ones have locked it until then. */
  lockedUntil: z.optional(epochMsSchema),
})
export type PaymentPasswordState = z.infer<typeof paymentPasswordStateSchema>

export const paymentPasswordCall = defineCall({
  id: 'withdraw.password',
  method: 'GET',
  path: '/wps/withdraw/password',
  summary: 'Whether the account has a withdrawal password, and where a code to recover it can be sent',
  auth: 'member',
  answer: paymentPasswordStateSchema,
})

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

export const changePaymentPasswordCall = defineCall({
  id: 'withdraw.password.change',
  method: 'POST',
  path: '/wps/withdraw/password/change',
  summary: 'Change the withdrawal password by the one that there is, whose tries are counted',
  auth: 'member',
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({ oldPaymentPassword: paymentPasswordSchema, paymentPassword: paymentPasswordSchema }),
  answer: z.object({}),
})

export const paymentPasswordCodeCall = defineCall({
  id: 'withdraw.password.code',
  method: 'POST',
  path: '/wps/withdraw/password/code',
  summary: "Send a code to recover the withdrawal password, to the account's own number or e-mail",
  auth: 'member',
  presence: 'active',
  body: z.strictObject({ channel: channelSchema }),
  answer: z.object({
    /** How long the code is valid, minutes; another one is sent afterwards. */
    expiredMinutes: z.int(),
  }),
})

export const recoverPaymentPasswordCall = defineCall({
  id: 'withdraw.password.recover',
  method: 'POST',
  path: '/wps/withdraw/password/recover',
  summary: 'Set a new withdrawal password by a code, also while the old one is locked',
  auth: 'member',
  presence: 'recent',
  bodyKind: 'encrypted',
  body: z.strictObject({
    channel: channelSchema,
    code: z.string().check(z.maxLength(10)),
    paymentPassword: paymentPasswordSchema,
  }),
  answer: z.object({}),
})
