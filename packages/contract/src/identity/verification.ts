import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { diallingCodeSchema } from './sign-in'

/** A mobile number as it is typed: at most 20 characters (LOGIN-4). */
export const mobileNumSchema = z.string().check(z.minLength(1), z.maxLength(20))

/**
 * The code of the picture that the browser was shown last. Required after a few SMS codes, as `captcha.required` says.
 */
const captchaSchema = z.optional(z.string().check(z.maxLength(6)))

const smsAnswerSchema = z.object({
  /** How long the code is valid, minutes (SMS-1); the countdown is this times 60 s. */
  expiredMinutes: z.int(),
})

/**
 * Sends an SMS code for signing in, or for setting a password: each is good for its purpose alone (SMS-3). The answer is the same whether or not an account has this
 * number.
 * @throws feature.off; sms.too.soon with `retryAt` while the last code's countdown runs; captcha.required after a few;
 * request.rate.limited
 */
export const smsNoLoginCall = defineCall({
  id: 'verification.sms.noLogin',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Send a one-time code to a mobile number, without a session',
  auth: 'none',
  body: z.strictObject({
    mobileNum: mobileNumSchema,
    countryDialingCode: z.optional(diallingCodeSchema),
    module: z.literal('VERIFICATION3'),
    /** Without one it is for signing in, where the merchant has that, else for a password. */
    purpose: z.optional(z.enum(['login', 'password'])),
    captcha: captchaSchema,
  }),
  answer: smsAnswerSchema,
})

/** Sends an SMS code for a registration. */
export const smsRegisterCall = defineCall({
  id: 'verification.sms.register',
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Send a one-time code to the mobile number of a registration',
  auth: 'none',
  body: z.strictObject({
    mobileNo: mobileNumSchema,
    countryDialingCode: diallingCodeSchema,
    captcha: captchaSchema,
  }),
  answer: smsAnswerSchema,
})

/** The ways of changing a forgotten password; by phone only with the verification setting (FORGOT-1). */
export const verificationCall = defineCall({
  id: 'verification.settings',
  method: 'GET',
  path: '/wps/verification',
  summary: 'Ways in which a person may prove who they are',
  auth: 'none',
  answer: z.object({ passwordChangeByPhone: z.boolean() }),
})

/** Default country of phone numbers at the merchant (SMS-3). */
export const countryCall = defineCall({
  id: 'system.country',
  method: 'GET',
  path: '/wps/system/country',
  summary: 'Country and dialling code that forms start with, and those to choose from',
  auth: 'none',
  answer: z.object({
    country: z.string(),
    countryDialingCode: diallingCodeSchema,
    countries: z.array(z.object({ country: z.string(), countryDialingCode: diallingCodeSchema })),
  }),
})
