import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'
import { deviceSchema } from './session'
import { kycLevels, kycStates } from './kyc'
import { diallingCodeSchema } from './sign-in'
import { mobileNumSchema } from './verification'

/** What protects an account, in the order in which the security centre lists it; its score counts them (SECURITY-1). */
export const protections = ['password', 'paymentPassword', 'mobile', 'email', 'name', 'secondStep'] as const
export type Protection = (typeof protections)[number]

export const securityLevels = ['low', 'medium', 'high'] as const
export type SecurityLevel = (typeof securityLevels)[number]

/** How well an account is protected with `done` of six protections: low up to two, high from five on. */
export const securityLevelOf = (done: number): SecurityLevel =>
  done <= 2 ? 'low' : done <= 4 ? 'medium' : 'high'

/** How long attempts to sign in are kept, ms. */
export const signInsKeptMs = 90 * 24 * 60 * 60_000

/** One attempt to sign in to the account. */
export const signInRecordSchema = z.object({
  id: z.string(),
  at: epochMsSchema,
  /** Null when it succeeded, else the code with which it was refused. */
  refusal: z.nullable(z.string()),
  device: deviceSchema,
  /** The IP address without its last part. */
  address: z.string(),
})
export type SignInRecord = z.infer<typeof signInRecordSchema>

export const securitySchema = z.object({
  /** Which protections are in place; later gateways may name others. */
  done: z.array(z.string()),
  /** Number and e-mail of the account, masked; null when none is bound. */
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** In whose name money is paid out; once it is set, it stays. */
  realName: z.nullable(z.string()),
  payoutAccounts: z.int(),
  sessions: z.int(),
  /** How many passkeys log in to it; absent from older gateways. */
  passkeys: z.optional(z.int()),
  /** The sign-in before the one of this session, or this one when there was no other. */
  lastSignIn: z.nullable(signInRecordSchema),
  /** Whether this browser stays logged in when it is closed; absent from older gateways. */
  staysSignedIn: z.optional(z.boolean()),
  /** The level of verification, and the state of what was submitted last; absent from older gateways. */
  kyc: z.optional(z.object({ level: z.enum(kycLevels), state: z.nullable(z.enum(kycStates)) })),
  /** Until when withdrawals wait, because something that protects the account was changed. */
  heldUntil: z.optional(epochMsSchema),
})
export type Security = z.infer<typeof securitySchema>

export const securityCall = defineCall({
  id: 'security.overview',
  method: 'GET',
  path: '/wps/member/security',
  summary: 'What protects the account, what is missing, and the last sign-in',
  auth: 'member',
  answer: securitySchema,
})

export const signInsCall = defineCall({
  id: 'security.signIns',
  method: 'GET',
  path: '/wps/member/security/sign-ins',
  summary: 'Attempts to sign in to the account in the last 90 days, newest first, 20 a page',
  auth: 'member',
  query: z.object({ pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))) }),
  answer: z.object({
    signIns: z.array(signInRecordSchema),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})

/** What a page says once after a login (SECURITY-1). */
export const lastSignInCall = defineCall({
  id: 'security.signIns.last',
  method: 'GET',
  path: '/wps/member/security/sign-ins/last',
  summary: 'The sign-in before the one of this session; null where there was none in 90 days',
  auth: 'member',
  isBackground: true,
  answer: z.object({ lastSignIn: z.nullable(signInRecordSchema) }),
})

/** A number or an e-mail that is to be the account's. */
const contactSchema = z.discriminatedUnion('channel', [
  z.strictObject({
    channel: z.literal('sms'),
    mobileNum: mobileNumSchema,
    countryDialingCode: z.optional(diallingCodeSchema),
  }),
  z.strictObject({ channel: z.literal('email'), email: z.string().check(z.minLength(1), z.maxLength(254)) }),
])
export type ContactInput = z.infer<typeof contactSchema>

/** @throws contact.form; contact.same for the one that is bound; sms.too.soon and request.rate.limited with `retryAt` */
export const contactCodeCall = defineCall({
  id: 'security.contact.code',
  method: 'POST',
  path: '/wps/member/security/contact/code',
  summary: 'Send a code to a number or e-mail that is to be bound; the answer does not tell who has it',
  auth: 'member',
  presence: 'recent',
  body: z.object({ contact: contactSchema }),
  answer: z.object({ expiredMinutes: z.int() }),
})

/** @throws sms.code.*; contact.taken where another account has it */
export const bindContactCall = defineCall({
  id: 'security.contact.bind',
  method: 'PUT',
  path: '/wps/member/security/contact',
  summary: 'Bind a number or e-mail by its code; replacing one holds withdrawals for a day',
  auth: 'member',
  presence: 'recent',
  bodyKind: 'encrypted',
  body: z.strictObject({ contact: contactSchema, code: z.string().check(z.minLength(1), z.maxLength(10)) }),
  answer: z.object({ to: z.string() }),
})

/** @throws payout.name with the `problem`; payout.name.locked once it is set */
export const setRealNameCall = defineCall({
  id: 'security.name.set',
  method: 'PUT',
  path: '/wps/member/security/name',
  summary: 'Set the real name of the account, once: money is paid out to accounts in this name alone',
  auth: 'member',
  presence: 'recent',
  body: z.strictObject({ realName: z.string().check(z.maxLength(256)) }),
  answer: z.object({ realName: z.string() }),
})

export const closingSchema = z.object({
  /** What the account still holds, minor units: in every wallet, on its way out, and set aside for bets to come. */
  leavesMinor: z.int(),
  currency: z.string(),
})
export type Closing = z.infer<typeof closingSchema>

export const closingCall = defineCall({
  id: 'security.closing',
  method: 'GET',
  path: '/wps/member/security/close',
  summary: 'What would stay in the account if it were closed now',
  auth: 'member',
  answer: closingSchema,
})

/** @throws account.money with `leavesMinor` and `currency`, when the account holds another amount than was acknowledged */
export const closeAccountCall = defineCall({
  id: 'security.close',
  method: 'POST',
  path: '/wps/member/security/close',
  summary: 'Close the account for good: every session ends, and nobody logs in to it any more',
  auth: 'member',
  presence: 'recent',
  /** The amount that the member was told would stay, minor units. */
  body: z.strictObject({ leavesMinor: z.int().check(z.minimum(0)) }),
  answer: z.object({}),
})
