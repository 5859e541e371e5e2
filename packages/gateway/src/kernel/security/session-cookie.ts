import type { FastifyReply, FastifyRequest } from 'fastify'

const lifetimeS = 30 * 24 * 60 * 60

/** `__Host-` binds the cookie to this host over https; browsers refuse that name on plain http. */
const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-plaza_session' : 'plaza_session'

/** The session cookie that came with a request, if any. */
export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)] || undefined

/** Sets the session cookie. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const secure = request.protocol === 'https'
  reply.setCookie(cookieName(request), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: lifetimeS,
  })
}

/** Removes the session cookie. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https'
  reply.clearCookie(cookieName(request), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
