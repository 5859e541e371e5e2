import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'
import { loginAnswerSchema } from './sign-in'

/** Passkeys that an account can have. */
export const mostPasskeys = 10
/** Longest name that a member gives one, characters. */
export const longestPasskeyName = 40
/** How long a browser has to answer a challenge, ms. */
export const passkeyChallengeMs = 5 * 60_000

/** Bytes in base64url, as WebAuthn writes them in JSON. */
const bytesSchema = z.string().check(z.minLength(1), z.maxLength(16_384), z.regex(/^[A-Za-z0-9_-]+$/))
const transportsSchema = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))

/** A credential's parts that every answer has; browsers of later versions add others, which nobody reads. */
const credential = {
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, as far as it is used. */
const creationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  /** Passkeys that the account has: an authenticator makes no second one. */
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
})
export type PasskeyCreation = z.infer<typeof creationSchema>

/** `PublicKeyCredentialRequestOptionsJSON`: any passkey that the browser has for this host. */
const requestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.infer<typeof requestSchema>

/** A new passkey as the browser made it (`RegistrationResponseJSON`). */
export const madePasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytesSchema,
    attestationObject: bytesSchema,
    transports: z.optional(transportsSchema),
  }),
})
export type MadePasskey = z.infer<typeof madePasskeySchema>

/** A challenge that a passkey has signed (`AuthenticationResponseJSON`). */
export const signedPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytesSchema,
    authenticatorData: bytesSchema,
    signature: bytesSchema,
    userHandle: z.optional(bytesSchema),
  }),
})
export type SignedPasskey = z.infer<typeof signedPasskeySchema>

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: epochMsSchema,
  /** The last login with it; null before the first. */
  usedAt: z.nullable(epochMsSchema),
  /** The host where it works: passkeys belong to one. */
  host: z.string(),
})
export type Passkey = z.infer<typeof passkeySchema>

const path = '/wps/member/security/passkeys'

export const passkeysCall = defineCall({
  id: 'security.passkeys',
  method: 'GET',
  path,
  summary: 'Passkeys of the account, the newest first',
  auth: 'member',
  answer: z.object({ passkeys: z.array(passkeySchema) }),
})

/** @throws passkey.count */
export const beginPasskeyCall = defineCall({
  id: 'security.passkeys.begin',
  method: 'POST',
  path: `${path}/begin`,
  summary: 'Begin to add a passkey: what the browser makes it from, for five minutes',
  auth: 'member',
  presence: 'recent',
  answer: creationSchema,
})

/** @throws passkey.failed; passkey.count */
export const addPasskeyCall = defineCall({
  id: 'security.passkeys.add',
  method: 'POST',
  path,
  summary: 'Add the passkey that the browser made; withdrawals wait for a day',
  auth: 'member',
  presence: 'recent',
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(longestPasskeyName)),
    passkey: madePasskeySchema,
  }),
  answer: z.object({}),
})

export const removePasskeyCall = defineCall({
  id: 'security.passkeys.remove',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Remove a passkey; one that is gone already is as good. Withdrawals wait for a day',
  auth: 'member',
  presence: 'recent',
  params: z.object({ id: z.string().check(z.maxLength(1_400)) }),
  answer: z.object({}),
})

export const beginPasskeyLoginCall = defineCall({
  id: 'session.passkey.begin',
  method: 'POST',
  path: '/wps/session/passkey/begin',
  summary: 'A challenge for a login with a passkey, for five minutes; the same for everybody',
  auth: 'none',
  answer: requestSchema,
})

/** @throws login.passkey; member.blocked; member.closed; member.excluded */
export const passkeyLoginCall = defineCall({
  id: 'session.passkey',
  method: 'POST',
  path: '/wps/session/passkey',
  summary: 'Log in with a passkey, which is password and second step in one',
  auth: 'none',
  body: z.strictObject({ passkey: signedPasskeySchema }),
  answer: loginAnswerSchema,
})
