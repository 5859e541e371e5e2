import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'
import { sessionInfoSchema } from './session-info'

/**
 * The decrypted content of a compact JWE body: the payload, its time (`iat`, seconds as in RFC 7519) and a nonce, so
 * that a stale or replayed body is refused.
 */
export const sealedBodySchema = z.object({
  iat: z.int(),
  jti: z.string().check(z.minLength(1), z.maxLength(64)),
  payload: z.unknown(),
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
  isBackground: true,
  answer: sessionInfoSchema,
})

export const staySignedInCall = defineCall({
  id: 'session.stay',
  method: 'PUT',
  path: '/wps/session/stay',
  summary: 'Whether this browser stays logged in when it is closed; later logins in it keep to that',
  auth: 'member',
  body: z.strictObject({ stays: z.boolean() }),
  answer: z.object({ stays: z.boolean() }),
})

/** The device of a session, as its browser describes it. */
export const deviceSchema = z.object({
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  /** Names as their makers write them; empty when unknown. */
  system: z.string(),
  browser: z.string(),
})
export type Device = z.infer<typeof deviceSchema>

export const memberSessionSchema = z.object({
  id: z.string(),
  device: deviceSchema,
  /** The IP address without its last part: `203.0.113.x`, `2001:db8:1::`. */
  address: z.string(),
  beganAt: epochMsSchema,
  seenAt: epochMsSchema,
  /** The session that makes the call. */
  isCurrent: z.boolean(),
})
export type MemberSession = z.infer<typeof memberSessionSchema>

export const sessionsCall = defineCall({
  id: 'session.list',
  method: 'GET',
  path: '/wps/session/list',
  summary: 'Where the account is signed in, the latest used first',
  auth: 'member',
  answer: z.object({ sessions: z.array(memberSessionSchema) }),
})

export const endSessionCall = defineCall({
  id: 'session.end',
  method: 'DELETE',
  path: '/wps/session/list/:id',
  summary: 'Sign another device out; one that is gone already is as good',
  auth: 'member',
  presence: 'recent',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  answer: z.object({}),
})

export const endOtherSessionsCall = defineCall({
  id: 'session.endOthers',
  method: 'DELETE',
  path: '/wps/session/list',
  summary: 'Sign every other device out',
  auth: 'member',
  presence: 'recent',
  answer: z.object({}),
})

/** Public encryption keys, as a JWK set. Not an envelope, because RFC 7517 defines the format. */
export const jwksPath = '/wps/.well-known/jwks.json'
