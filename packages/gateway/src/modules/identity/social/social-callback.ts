import type { FastifyReply, FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { openContext } from '../../../kernel/http/open-context'
import { beginSession } from '../session'
import { isOpen } from '../registration-rules'
import { subjectOf } from './ask-provider'
import { offers } from './offers'
import { clearSocialCookie, readSocialCookie, setSocialCookie } from './social-cookie'
import { findByIdentity, keepIdentity, consumeFlow, type SocialIdentity } from './social-flows'
import type { KeptProviders } from './social-providers'

interface Coming {
  request: FastifyRequest
  reply: FastifyReply
  /** Scheme and host of the browser's request. */
  site: string
}

const failed = '/m/login?social=failed'
const page = (path: string, social: string, returnTo: string | undefined): string =>
  `${path}?${new URLSearchParams({ social, ...(returnTo !== undefined && { returnTo }) }).toString()}`

/** The returning person's identity and target page; undefined when anything differs from how the flow was started. */
async function whoCame(
  { db }: Gateway,
  providers: KeptProviders,
  { merchant, now }: CallContext,
  { request, site }: Coming,
): Promise<(SocialIdentity & { returnTo: string | undefined }) | undefined> {
  const cookie = readSocialCookie(request)
  const flow = cookie === undefined ? undefined : await consumeFlow(db.write, cookie, merchant.code, now)
  if (cookie === undefined || !flow || !offers(merchant, flow.provider)) return undefined
  const configuration = await providers.find(flow.provider)
  if (!configuration) return undefined
  try {
    const subject = await subjectOf(configuration, cookie, new URL(request.url, site))
    return { ...flow, subject }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    request.log.warn({ provider: flow.provider, reason }, 'a social sign-in was refused')
    return undefined
  }
}

/**
 * Completes a social sign-in: signs in the member with the identity, or keeps an unknown identity for the registration.
 * Returns the page to go to.
 */
export async function socialCallback(
  gateway: Gateway,
  providers: KeptProviders,
  coming: Coming,
): Promise<string> {
  const { request, reply } = coming
  const context = await openContext(gateway, request)
  const { merchant, now } = context
  const came =
    merchant.settings.startUp.mode === 'normal'
      ? await whoCame(gateway, providers, context, coming)
      : undefined
  clearSocialCookie(request, reply)
  if (!came) return failed
  const member = await findByIdentity(gateway.db.read, merchant.code, came)
  if (member?.blocked) return failed
  if (member) {
    const end = await beginSession(gateway, { context, request, reply }, member).then(
      () => 'done',
      (error: unknown) => {
        const code = error instanceof CallFailure ? error.code : undefined
        if (code === 'member.excluded') return 'excluded'
        if (code === 'login.step.required') return 'step'
        throw error
      },
    )
    return page('/m/login', end, came.returnTo)
  }
  if (!isOpen(merchant)) return failed
  const at = { merchant: merchant.code, now, returnTo: came.returnTo }
  setSocialCookie(request, reply, await keepIdentity(gateway.db.write, came, at))
  return page('/m/register', came.provider, came.returnTo)
}
