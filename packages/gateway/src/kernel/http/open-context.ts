import { addressKey, receivedAt, receivedHeader } from '@plaza/traffic'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../call-failure'
import type { Gateway } from '../gateway'
import { longestSessionMs } from '../security/longest-session'
import type { CallContext } from './call-context'
import { readSessionCookie } from '../security/session-cookie'

/** Time of a request: the clock's, or in tests that of its `x-test-clock` header. */
export function timeOf(gateway: Gateway, request: FastifyRequest): number {
  const header = request.headers['x-test-clock']
  if (gateway.settings.hasTestClock && typeof header === 'string' && /^\d{1,15}$/.test(header))
    return Number(header)
  return gateway.clock.now()
}

/**
 * What is known of a request: merchant by host, time, session by cookie.
 * @throws CallFailure `merchant.unknown`.
 */
export async function openContext(gateway: Gateway, request: FastifyRequest): Promise<CallContext> {
  const code = await gateway.hosts.find(request.host)
  const merchant = code === undefined ? null : await gateway.merchants.find(code)
  if (!merchant) throw new CallFailure('merchant.unknown')
  const now = timeOf(gateway, request)
  const longestMs = longestSessionMs(gateway.settings, merchant)
  const living = { merchant: merchant.code, now, longestMs, mayBeFormer: request.method === 'GET' }
  const cookie = readSessionCookie(request)
  return {
    requestId: request.id,
    now,
    receivedAt: receivedAt(request.headers[receivedHeader], now),
    merchant,
    longestSessionMs: longestMs,
    signedIn: cookie ? await gateway.sessions.read(cookie, living) : null,
    ip: request.ip,
    address: addressKey(request.ip),
  }
}
