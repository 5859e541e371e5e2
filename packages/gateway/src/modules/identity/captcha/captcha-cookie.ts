import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-plaza_captcha' : 'plaza_captcha'

/** Which captcha the browser of a request was shown last. */
export const readCaptchaCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(request)] || undefined

/** Binds a captcha to a browser. */
export function setCaptchaCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, lifetimeMs }: { value: string; lifetimeMs: number },
): void {
  reply.setCookie(cookieName(request), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: Math.floor(lifetimeMs / 1_000),
  })
}
