import type { AnyCall, CallAuth } from '@plaza/contract/kernel'
import { mayEnterAgency, memberTypes } from '@plaza/contract/identity'
import { isCrossSite } from '@plaza/traffic'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { CallFailure } from '../call-failure'
import type { Merchant } from '../merchants/merchants'
import { hashSecret } from '../security/secrets'
import type { CallContext, SignedIn } from './call-context'

const tokenQuerySchema = z.object({ token: z.optional(z.unknown()) })

/** Refuses a writing request that another site caused (SEC-3). @throws CallFailure `request.origin`. */
export function checkOrigin(request: FastifyRequest): void {
  if (isCrossSite(request.headers, request.host)) throw new CallFailure('request.origin')
}

/** Whether a call changes anything. */
export const writes = (call: Pick<AnyCall, 'method' | 'writes'>): boolean =>
  call.method !== 'GET' || call.writes === true

/** Refuses what a closed merchant does not answer: all but public reads and log-out (ROUTE-9). */
export function checkOpen(
  merchant: Merchant,
  call: Pick<AnyCall, 'id' | 'auth' | 'method' | 'writes'>,
): void {
  const { mode, expectedEnd } = merchant.settings.startUp
  const isPublicRead = call.auth === 'none' && !writes(call)
  if (mode === 'normal' || isPublicRead || call.id === 'session.logout') return
  throw mode === 'region'
    ? new CallFailure('merchant.region')
    : new CallFailure('merchant.maintenance', { expectedEnd })
}

/** The account of a call that requires one. @throws CallFailure depending on what is missing. */
export function checkAuth(context: CallContext, auth: CallAuth, hasCookie: boolean): SignedIn | null {
  if (auth === 'none') return context.signedIn
  if (!context.signedIn) throw new CallFailure(hasCookie ? 'session.expired' : 'session.required')
  const { type } = context.signedIn.member
  if (auth !== 'session' && type === memberTypes.trial) throw new CallFailure('trial.rejected')
  if (auth === 'agent' && !mayEnterAgency(type)) throw new CallFailure('agent.only')
  return context.signedIn
}

/** Refuses a `token` parameter that is not that of the cookie's session (SESSION-1). */
export function checkToken(request: FastifyRequest, context: CallContext): void {
  const token = z.parse(tokenQuerySchema, request.query).token
  if (!token || !context.signedIn) return
  // Its secrets have just changed: calls that the page sent before it knew still arrive.
  if ((context.signedIn.session.formerUntil ?? 0) > context.now) return
  if (typeof token !== 'string' || hashSecret(token) !== context.signedIn.session.tokenHash)
    throw new CallFailure('session.token.mismatch')
}

/** What an account that must change its password may still write. */
const beforeChange: readonly string[] = ['password.change', 'session.logout', 'session.renew']

/**
 * Refuses an account's writing, playing and paying calls before it has changed the password that an operator set; it
 * may read (CHANGE-4).
 * @throws CallFailure `password.change.required`.
 */
export function checkChanged(
  { signedIn }: CallContext,
  call: Pick<AnyCall, 'id' | 'auth' | 'method' | 'writes'>,
): void {
  if (!signedIn?.member.mustChangePassword || call.auth === 'none' || !writes(call)) return
  if (!beforeChange.includes(call.id)) throw new CallFailure('password.change.required')
}

/** Media type of the form-encoded calls. */
export const formMediaType = 'application/x-www-form-urlencoded'

/**
 * Refuses a form where none is expected, because any site could make a browser send one, and anything else where one
 * is. @throws CallFailure `request.media.type`.
 */
export function checkMediaType(request: FastifyRequest, call: Pick<AnyCall, 'bodyKind'>): void {
  const isForm = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === formMediaType
  if (isForm !== (call.bodyKind === 'form')) throw new CallFailure('request.media.type')
}

const isStrict = (call: Pick<AnyCall, 'id'>): boolean => /^(session|deposit|withdraw|wallets)\./.test(call.id)

/** Refuses a body where money or authentication expects none (CALL-2). */
export function checkNoBody(call: Pick<AnyCall, 'id'>, body: unknown): void {
  if (!isStrict(call) || body === undefined || body === null) return
  if (typeof body !== 'object' || Object.keys(body).length > 0) throw new CallFailure('request.invalid')
}
