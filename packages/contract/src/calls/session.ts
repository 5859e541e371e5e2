import * as z from 'zod/mini'
import { sessionInfoSchema } from '../bus-events'
import { defineCall } from '../call'

const bounded = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** Login form of spec §3 as it travels inside the encrypted body. Unknown fields are refused. */
export const loginBodySchema = z.strictObject({
  username: bounded(64),
  password: bounded(128),
  captcha: z.optional(z.string().check(z.maxLength(6))),
  type: z.enum(['username', 'sms', 'firebase']),
})

export const loginAnswerSchema = z.object({
  token: z.string(),
  userName: z.string(),
  customerType: z.int(),
  firstTimeLogin: z.boolean(),
})

/**
 * What a compact JWE body decrypts to besides the payload: when (`iat`, seconds as in RFC 7519) and a nonce, so that
 * a stale or replayed one is refused.
 */
export const sealedBodySchema = z.object({ iat: z.int(), jti: bounded(64), payload: z.unknown() })

export const loginCall = defineCall({
  id: 'session.login',
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Sign in with username and password (spec §7 Login)',
  auth: 'none',
  body: loginBodySchema,
  bodyKind: 'encrypted',
  answer: loginAnswerSchema,
})

export const logoutCall = defineCall({
  id: 'session.logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Sign out: the session ends on the server, its cookie is cleared',
  auth: 'session',
  query: z.object({ token: z.optional(z.string()) }),
  answer: z.object({}),
})

export const renewCall = defineCall({
  id: 'session.renew',
  method: 'POST',
  path: '/wps/session/renew',
  summary: 'Extend the session of the cookie; answers session.required without one',
  auth: 'session',
  answer: sessionInfoSchema,
})

/** Public encryption keys, as a JWK set. Not an envelope: the shape is RFC 7517's. */
export const jwksPath = '/wps/.well-known/jwks.json'
