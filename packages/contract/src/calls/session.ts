import * as z from 'zod/mini'
import { sessionInfoSchema } from '../bus-events'
import { defineCall } from '../call'

/**
 * What a compact JWE body decrypts to besides the payload: when (`iat`, seconds as in RFC 7519) and a nonce, so that
 * a stale or replayed one is refused.
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
  answer: sessionInfoSchema,
})

/** Public encryption keys, as a JWK set. Not an envelope: the shape is RFC 7517's. */
export const jwksPath = '/wps/.well-known/jwks.json'
