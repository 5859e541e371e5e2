import { successSchema } from '@plaza/contract/kernel'
import {
  blockedAddressesPath,
  blockedAddressesSchema,
  canonicalHost,
  homeCall,
  homeDataSchema,
  settingsCall,
  settingsSchema,
} from '@plaza/contract/site'
import type { Language } from '@plaza/contract/kernel'
import type { HomeData, Settings } from '@plaza/contract/site'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { createFreshCache } from './fresh-cache'

/** The merchant, its host as the browser named it, and the request's id. */
export interface RequestContext {
  merchant: string
  host: string
  requestId: string
}

/** The gateway's public data that documents are made of (EDGE-1); undefined when it is away and nothing is known. */
export interface PublicData {
  settings(asker: RequestContext): Promise<Settings | undefined>
  home(asker: RequestContext, language: Language): Promise<HomeData | undefined>
  /** Networks that the merchant blocks; empty for a gateway that does not have such a list. */
  blockedAddresses(asker: RequestContext): Promise<readonly string[] | undefined>
}

const envelopeSchema = successSchema(z.unknown())
const dayMs = 24 * 60 * 60 * 1000
const timeoutMs = 2_000
const restMs = 1_000
/**
 * Changed settings must apply at the next page load (OPS-1), so concurrent requests share one call and the result
 * is hardly cached.
 */
const settingsFreshness = { freshMs: 50, staleMs: dayMs, restMs }
const blockedFreshness = { freshMs: 1_000, staleMs: dayMs, restMs }
const homeFreshness = { freshMs: 2_000, staleMs: dayMs, restMs }

/** Asks the gateway for public data, by merchant and language. */
export function createPublicData(gatewayUrl: string, log: FastifyBaseLogger, now = Date.now): PublicData {
  const logFailure = (error: unknown, key: string) =>
    log.error({ err: error, key }, 'the gateway did not answer; its last answer stays in use')
  const settings = createFreshCache<Settings>(settingsFreshness, now, logFailure)
  const home = createFreshCache<HomeData>(homeFreshness, now, logFailure)
  const blocked = createFreshCache<readonly string[]>(blockedFreshness, now, logFailure)

  const fetchFor = (path: string, asker: RequestContext): Promise<Response> =>
    fetch(new URL(path, gatewayUrl), {
      headers: {
        // Cached per merchant, for every spelling of its host.
        'x-forwarded-host': canonicalHost(asker.host),
        'x-request-id': asker.requestId,
        accept: 'application/json',
      },
      signal: AbortSignal.timeout(timeoutMs),
    })

  async function ask<T extends z.ZodMiniType>(
    path: string,
    schema: T,
    asker: RequestContext,
  ): Promise<z.output<T>> {
    return read(await fetchFor(path, asker), path, schema)
  }

  async function read<T extends z.ZodMiniType>(
    answer: Response,
    path: string,
    schema: T,
  ): Promise<z.output<T>> {
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    const { value } = envelopeSchema.parse(await answer.json())
    return schema.parse(value) as z.output<T>
  }

  async function loadBlocked(asker: RequestContext): Promise<readonly string[]> {
    const answer = await fetchFor(blockedAddressesPath, asker)
    if (answer.status === 404) {
      await answer.body?.cancel()
      return []
    }
    return (await read(answer, blockedAddressesPath, blockedAddressesSchema)).addresses
  }

  return {
    blockedAddresses: (asker) => blocked.get(asker.merchant, () => loadBlocked(asker)),
    settings: (asker) => settings.get(asker.merchant, () => ask(settingsCall.path, settingsSchema, asker)),
    home: (asker, language) =>
      home.get(`${asker.merchant}/${language}`, () =>
        ask(`${homeCall.path}?language=${encodeURIComponent(language)}`, homeDataSchema, asker),
      ),
  }
}
