import { socialProviderSchema, type SocialProvider } from '@plaza/contract/identity'
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type CustomFetch,
} from 'openid-client'
import type { Logger } from 'pino'
import type { Clock } from '../../../kernel/clock'
import type { SocialProviderSettings, SocialProviders } from '../../../kernel/settings/social-settings'

/** Shortest time after a failed discovery before a request tries it again. */
const retryMs = 15_000
const timeoutS = 8

/** Social providers of this gateway; one is initialised when its configuration has been loaded (SOCIAL-1). */
export interface KeptProviders {
  /** Those that are initialised; begins to load the others. */
  ready(): SocialProvider[]
  /** The configuration of a provider; null when it is not set up or cannot be loaded now. */
  find(provider: SocialProvider): Promise<Configuration | null>
}

// A redirecting provider would make us send the client's secret elsewhere.
const withoutRedirects: CustomFetch = (url, init) => fetch(url, { ...init, redirect: 'error' } as RequestInit)

/**
 * Loads a provider's configuration (OpenID Connect Discovery). Signatures of identity tokens are checked, although a
 * token straight from the provider may be accepted without.
 * @throws when it is unavailable or names another issuer.
 */
async function load(given: SocialProviderSettings): Promise<Configuration> {
  const issuer = new URL(given.issuer)
  const isPlain = issuer.protocol === 'http:'
  const auth = ClientSecretPost(given.clientSecret)
  const found = await discovery(issuer, given.clientId, undefined, auth, {
    timeout: timeoutS,
    [customFetch]: withoutRedirects,
    execute: isPlain ? [allowInsecureRequests, enableNonRepudiationChecks] : [enableNonRepudiationChecks],
  })
  if (given.tokenEndpoint === undefined) return found
  const { supportsPKCE: _helper, ...metadata } = found.serverMetadata()
  const server = { ...metadata, token_endpoint: given.tokenEndpoint }
  const named = new Configuration(server, given.clientId, undefined, auth)
  named.timeout = timeoutS
  named[customFetch] = withoutRedirects
  if (isPlain) allowInsecureRequests(named)
  enableNonRepudiationChecks(named)
  return named
}

/** Starts to load the providers of the settings, in the background. */
export function keepProviders(
  settings: SocialProviders,
  clock: Clock,
  logger: Pick<Logger, 'warn'>,
): KeptProviders {
  const loaded = new Map<SocialProvider, Configuration>()
  const underWay = new Map<SocialProvider, Promise<Configuration | null>>()
  const failedAt = new Map<SocialProvider, number>()

  const begin = (provider: SocialProvider, given: SocialProviderSettings): Promise<Configuration | null> => {
    const loading = load(given).then(
      (configuration) => {
        loaded.set(provider, configuration)
        return configuration
      },
      (err: unknown) => {
        logger.warn({ err, provider }, 'a social provider cannot be loaded')
        failedAt.set(provider, clock.now())
        return null
      },
    )
    underWay.set(provider, loading)
    return loading.finally(() => underWay.delete(provider))
  }

  const find = async (provider: SocialProvider): Promise<Configuration | null> => {
    const given = settings[provider]
    if (!given) return null
    const known = loaded.get(provider)
    if (known) return known
    const running = underWay.get(provider)
    if (running) return running
    const isTooSoon = clock.now() < (failedAt.get(provider) ?? -Infinity) + retryMs
    return isTooSoon ? null : begin(provider, given)
  }

  const configured = socialProviderSchema.options.filter((provider) => settings[provider])
  const loadAll = () => configured.forEach((provider) => void find(provider))
  loadAll()
  return {
    find,
    ready: () => {
      loadAll()
      return configured.filter((provider) => loaded.has(provider))
    },
  }
}
