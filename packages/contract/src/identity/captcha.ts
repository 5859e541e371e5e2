import * as z from 'zod/mini'
import { defineCall } from '../kernel'

/**
 * Work that a browser does beside a captcha (LOGIN-10), in the form of altcha-lib: a counter is searched whose derived
 * key begins with `keyPrefix`.
 */
export const captchaWorkSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})
export type CaptchaWork = z.infer<typeof captchaWorkSchema>

/**
 * A fresh captcha (LOGIN-5). An HttpOnly cookie ties it to the browser, and it works once; its code has 4 digits. The
 * work is done and reported before the code is sent; gateways before LOGIN-10 ask for none.
 */
export const captchaCall = defineCall({
  id: 'captcha.get',
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A fresh captcha picture as base64 png, and the work to be done beside it',
  auth: 'none',
  writes: true,
  answer: z.object({ image: z.string(), expiresAt: z.int(), work: z.optional(captchaWorkSchema) }),
})

/**
 * Reports the work of the captcha that this browser was shown last (LOGIN-10).
 * @throws captcha.work where the work is another or not done; captcha.expired
 */
export const captchaWorkCall = defineCall({
  id: 'captcha.work',
  method: 'POST',
  path: '/wps/captcha/work',
  summary: 'Report the work that was done beside a captcha',
  auth: 'none',
  body: z.strictObject({
    counter: z.int().check(z.minimum(0), z.maximum(2 ** 32 - 1)),
    derivedKey: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  }),
  answer: z.object({}),
})
