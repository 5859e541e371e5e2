import { socialCallbackPath, socialProvidersCall, socialStartCall } from '@plaza/contract/identity'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { countOne } from '../../../kernel/security/rate-limit'
import { defineModule } from '../../../kernel/modules/define-module'
import { signInUrl } from './ask-provider'
import { offers } from './offers'
import { returnPath } from './return-path'
import { setSocialCookie } from './social-cookie'
import { beginFlow, forgetFlows } from './social-flows'
import { keepProviders } from './social-providers'
import { socialCallback } from './social-callback'

/** Sign-ins that one address may begin. */
const addressLimit = { limit: 60, windowMs: 15 * 60_000 }

/** This site as the browser of a request sees it; its host is a merchant's, or there is no context. */
const siteOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

function calls(gateway: Gateway): void {
  const { app, clock, db, settings } = gateway
  const providers = keepProviders(settings.socialProviders, clock, app.log)

  registerCall(gateway, socialProvidersCall, async ({ context: { merchant } }) => ({
    providers: providers.ready().filter((provider) => offers(merchant, provider)),
  }))

  registerCall(gateway, socialStartCall, async ({ body, context, request, reply }) => {
    const { merchant, address, now } = context
    const rate = await countOne(db.write, `social:${address}`, addressLimit, now)
    if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
    const { provider } = body
    if (!offers(merchant, provider) || !settings.socialProviders[provider])
      throw new CallFailure('feature.off')
    const configuration = await providers.find(provider)
    if (!configuration) throw new CallFailure('social.unavailable')
    const returnTo = returnPath(body.returnTo)
    const cookie = await beginFlow(db.write, { merchant: merchant.code, provider, returnTo, now })
    setSocialCookie(request, reply, cookie)
    return { url: await signInUrl(configuration, cookie, siteOf(request) + socialCallbackPath) }
  })

  app.get(socialCallbackPath, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // The address contains the code, so it must not be sent to the next page as the referrer.
    reply.header('referrer-policy', 'no-referrer')
    const path = await socialCallback(gateway, providers, { request, reply, site: siteOf(request) })
    return reply.redirect(path, 303)
  })
}

/**
 * Sign-in by Google or Facebook (SOCIAL-1): OpenID Connect by redirect, all of it checked here; the page loads no
 * script of theirs (docs/decisions/0007).
 */
export const socialModule = defineModule({
  name: 'identity/social',
  calls,
  jobs: (gateway) => [cleanUpJob(gateway, 'social', forgetFlows)],
  tables: ['social_identities', 'social_flows'],
})
