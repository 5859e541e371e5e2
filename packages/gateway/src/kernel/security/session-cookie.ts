import type { FastifyReply, FastifyRequest } from 'fastify'

const lifetimeS = 30 * 24 * 60 * 60

/** `__Host-` binds the cookie to this host over https; browsers refuse that name on plain http. */
const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-plaza_session' : 'plaza_session'

/** The session cookie that came with a request, if any. */
export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)] || undefined

/** How long a browser keeps to its member's choice, s: 180 days. */
const choiceS = 180 * 24 * 60 * 60

const choiceName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-plaza_stay' : 'plaza_stay'

/** Whether a browser keeps its session when it is closed: it does unless its member chose otherwise (SECURITY-5). */
export const staysSignedIn = (request: FastifyRequest): boolean =>
  request.cookies[choiceName(request)] !== '0'

/** Keeps a member's choice in the browser, for this session and for those that come. */
export function chooseStay(
  request: FastifyRequest,
  reply: FastifyReply,
  { stays, session }: { stays: boolean; session: string },
): void {
  const secure = request.protocol === 'https'
  reply.setCookie(choiceName(request), stays ? '1' : '0', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: choiceS,
  })
  setSessionCookie(request, reply, session, stays)
}

/** Sets the session cookie, which ends with the browser where its member chose that. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  stays = staysSignedIn(request),
): void {
  const secure = request.protocol === 'https'
  reply.setCookie(cookieName(request), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    ...(stays && { maxAge: lifetimeS }),
  })
}

/** Removes the session cookie. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https'
  reply.clearCookie(cookieName(request), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
