import type { FastifyReply, FastifyRequest } from 'fastify'
import { stepMs } from '../second-step'

const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-plaza_step' : 'plaza_step'

const options = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const

/** The secret of the sign-in that waits in a browser for its second step. */
export const readStepCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)] || undefined

/** Gives a browser the secret; it is no session, and works for five minutes. */
export function setStepCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.setCookie(cookieName(request), value, { ...options(request), maxAge: stepMs / 1_000 })
}

/** Removes the cookie. */
export function clearStepCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), options(request))
}
