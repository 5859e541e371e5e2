import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long a sign-in may take at a provider, and an identity waits for its registration. */
export const socialMs = 10 * 60_000

const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-plaza_social' : 'plaza_social'

const options = (request: FastifyRequest) =>
  ({
    path: '/',
    httpOnly: true,
    // The provider's redirect is a navigation from another site, to which a `strict` cookie would not be sent.
    sameSite: 'lax',
    secure: request.protocol === 'https',
  }) as const

/** What binds a social sign-in to the browser of a request. */
export const readSocialCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)] || undefined

/** Binds a social sign-in, or the resulting identity, to a browser for ten minutes. */
export function setSocialCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.setCookie(cookieName(request), value, { ...options(request), maxAge: socialMs / 1_000 })
}

/** Removes the cookie. */
export function clearSocialCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(request), options(request))
}
