import * as z from 'zod/mini'
import { defineCall } from '../kernel'
import { factSchema } from './fact'

const bounded = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** Digits of a country's dialling code, without the plus sign. */
export const diallingCodeSchema = z.string().check(z.regex(/^\d{1,4}$/))

/**
 * Login form (LOGIN-3) as it travels inside the encrypted body. `username` is a username or, with `sms`, a mobile
 * number; `password` is a password or an SMS code. Unknown fields are refused.
 */
export const loginBodySchema = z.strictObject({
  username: bounded(64),
  password: bounded(128),
  captcha: z.optional(z.string().check(z.maxLength(6))),
  type: z.enum(['username', 'sms', 'firebase']),
  countryDialingCode: z.optional(diallingCodeSchema),
  /** The phone-verification variant, behind FIREBASEVER3. */
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(bounded(8192)),
  firebaseMobileNo: z.optional(z.string().check(z.maxLength(20))),
  /** Of a member who takes a break: the session is for withdrawing alone (RG-8). Absent for a usual one. */
  purpose: z.optional(z.literal('withdraw')),
})

/** `value` of a failed login: whether the next attempt needs a captcha (LOGIN-5). */
export const loginFailureSchema = z.object({
  captcha: z.optional(z.boolean()),
  retryAt: z.optional(z.int()),
  /** Of `member.excluded`: when the break from play ends, ms; null for ever. */
  until: z.optional(z.nullable(z.int())),
})

export const loginAnswerSchema = z.object({
  token: z.string(),
  userName: z.string(),
  customerType: z.int(),
  firstTimeLogin: z.boolean(),
  /** As in the session info; absent from older gateways. */
  id: z.optional(z.string()),
  facts: z.optional(z.record(z.string(), factSchema)),
})

export const loginCall = defineCall({
  id: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Sign in with username and password (LOGIN-1)',
  auth: 'none',
  body: loginBodySchema,
  bodyKind: 'encrypted',
  answer: loginAnswerSchema,
})

/** Trial play, step 1 (TRIAL-1): a fresh trial account at the merchant's own trial merchant. A GET that writes. */
export const trialUserCall = defineCall({
  id: 'member.trialUser',
  method: 'GET',
  path: '/wps/member/trialuser',
  summary: 'Create a trial account; its one-time token signs it in',
  auth: 'none',
  writes: true,
  /** Id of the intent, chosen by the client: two requests with the same id create one account. */
  query: z.object({ intent: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))) }),
  answer: z.object({
    /** Works once, and only for the trial login. */
    token: z.string(),
    userName: z.string(),
    customerType: z.int(),
    trialName: z.string(),
  }),
})

/** Trial play, step 2: `result` is not zero when the account may play (TRIAL-1). */
export const freePlayCall = defineCall({
  id: 'session.freePlay',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Sign a trial account in with the trial merchant',
  auth: 'none',
  body: z.strictObject({ userName: bounded(64), token: bounded(256) }),
  answer: z.object({
    result: z.int(),
    token: z.string(),
    userName: z.string(),
    customerType: z.int(),
    merchantCode: z.string(),
    id: z.optional(z.string()),
  }),
})

export const socialProviderSchema = z.enum(['google', 'facebook'])
export type SocialProvider = z.infer<typeof socialProviderSchema>

/** Providers whose configuration has been loaded (SOCIAL-1). */
export const socialProvidersCall = defineCall({
  id: 'session.social.providers',
  method: 'GET',
  path: '/wps/session/social',
  summary: 'Social providers that are switched on and initialised',
  auth: 'none',
  answer: z.object({ providers: z.array(socialProviderSchema) }),
})

/** Begins an OpenID Connect sign-in (code flow with PKCE); the browser goes to `url`. */
export const socialStartCall = defineCall({
  id: 'session.social.start',
  method: 'POST',
  path: '/wps/session/social/start',
  summary: 'Begin a social sign-in; state, nonce and verifier stay on the server behind a cookie',
  auth: 'none',
  body: z.strictObject({
    provider: socialProviderSchema,
    returnTo: z.optional(z.string().check(z.maxLength(512))),
  }),
  answer: z.object({ url: z.string() }),
})

/**
 * Where a provider redirects the browser to. Not an envelope: redirects to `/m/login?social=done` (signed in),
 * `/m/login?social=step` (a second step is asked for), `/m/register?social=<provider>` (an unknown identity, which a cookie keeps for the registration), or
 * `/m/login?social=failed`.
 */
export const socialCallbackPath = '/wps/session/social/callback'
