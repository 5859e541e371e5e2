import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'plaza.visitor'
const yearS = 365 * 24 * 60 * 60
const shape = /^[0-9a-f-]{36}$/

/** The visitor's id that a request brought; undefined when it brought none, or something else. */
export function knownVisitor(request: FastifyRequest): string | undefined {
  const given = request.cookies[cookieName]
  return given !== undefined && shape.test(given) ? given : undefined
}

/** The visitor's id, which decides rollouts and nothing else; a new one is set as a first-party cookie (design §3). */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = knownVisitor(request)
  if (known !== undefined) return known
  const visitor = randomUUID()
  reply.setCookie(cookieName, visitor, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: yearS,
  })
  return visitor
}
