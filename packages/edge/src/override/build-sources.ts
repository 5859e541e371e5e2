import { overrideParameter } from '@plaza/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDevelopers } from '../http/developer-doors'

const cookieName = 'plaza.override'
const loopback = ['localhost:*', '127.0.0.1:*']
const sources = loopback.flatMap((host) => [`http://${host}`, `ws://${host}`])

/**
 * What the policy of a document lets it ask besides this site, for a local override: loopback, for a
 * developer at this machine who asked for an override. The tab alone knows its overrides after that, so a cookie of the session
 * says that there was one. For anybody else it is nothing, whatever the request says.
 */
export function buildSourcesOf(request: FastifyRequest, reply: FastifyReply): readonly string[] {
  if (!isDevelopers(request)) return []
  const { [overrideParameter]: asked } = request.query as Record<string, unknown>
  if (asked === undefined) return request.cookies[cookieName] === '1' ? sources : []
  reply.setCookie(cookieName, '1', { path: '/', httpOnly: true, sameSite: 'lax' })
  return sources
}
