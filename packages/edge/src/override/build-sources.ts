import { overrideParameter } from '@plaza/contract/federation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDevelopers } from '../http/developer-doors'

const cookieName = 'plaza.override'
const loopback = ['localhost:*', '127.0.0.1:*']
const sources = loopback.flatMap((host) => [`http://${host}`, `ws://${host}`])

/**
 * The sources that the document policy allows for a local override: loopback, for a developer on this machine who
 * requested one. Only the tab knows its overrides afterwards, so a session cookie remembers the request. Empty for
 * everyone else, whatever the request contains.
 */
export function buildSourcesOf(request: FastifyRequest, reply: FastifyReply): readonly string[] {
  if (!isDevelopers(request)) return []
  const { [overrideParameter]: requested } = request.query as Record<string, unknown>
  if (requested === undefined) return request.cookies[cookieName] === '1' ? sources : []
  reply.setCookie(cookieName, '1', { path: '/', httpOnly: true, sameSite: 'lax' })
  return sources
}
