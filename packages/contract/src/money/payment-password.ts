import * as z from 'zod/mini'
import { defineCall } from '../kernel'

/** The withdrawal password; it travels in encrypted bodies only. */
export const paymentPasswordSchema = z.string().check(z.minLength(1), z.maxLength(64))

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
