import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long a browser is remembered after a sign-in, ms. */
export const deviceMs = 180 * 24 * 60 * 60_000

const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-plaza_device' : 'plaza_device'

/** What a browser was given at its last sign-in, if any. */
export const readDeviceCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)] || undefined

/** Gives a browser what it is recognised by. It opens nothing: it only keeps strangers from locking an owner out. */
export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.setCookie(cookieName(request), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: deviceMs / 1_000,
  })
}
