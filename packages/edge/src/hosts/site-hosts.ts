import { successSchema } from '@plaza/contract/kernel'
import { merchantHostsPath, merchantHostsSchema, merchantOfHost } from '@plaza/contract/site'
import type { MerchantHosts } from '@plaza/contract/site'
import { admitMerchant } from '@plaza/release'
import type { ReleaseStore } from '@plaza/release'
import type { FastifyBaseLogger } from 'fastify'
import { createPendingWork } from '../kernel/pending-work'
import type { Catalogue } from '../releases/catalogue'
import type { EdgeSettings } from '../kernel/settings'
import { createFreshCache } from '../upstream/fresh-cache'

/** Merchants by host name: those of the settings, and those that operators created, which the gateway knows. */
export interface SiteHosts {
  /** The merchant of a `Host` header by the current table, or undefined. */
  known(host: string): string | undefined
  /**
   * Looks up an unknown host, and enables every remote for a merchant that the registry does not have, so that its
   * site works at once. Calls the gateway at most once a second, whatever hosts are requested.
   */
  look(host: string): Promise<void>
  /** Resolves when no merchant is being admitted any more; none is from now on. */
  stop(): Promise<void>
}

interface Parts {
  settings: Pick<EdgeSettings, 'merchantHosts' | 'gatewayUrl'>
  catalogue: Catalogue
  store: ReleaseStore
  log: FastifyBaseLogger
}

const answerSchema = successSchema(merchantHostsSchema)
const timeoutMs = 2_000
const restMs = 1_000
const author = { who: 'edge', why: 'an operator made this merchant', via: 'edge' } as const

async function ask(gatewayUrl: string): Promise<MerchantHosts> {
  const answer = await fetch(new URL(merchantHostsPath, gatewayUrl), {
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answerSchema.parse(await answer.json()).value.hosts
}

/** Creates the lookup of host names. */
export function openSiteHosts({ settings, catalogue, store, log }: Parts): SiteHosts {
  let latestTable: MerchantHosts = {}
  const admitting = createPendingWork()
  const tables = createFreshCache<MerchantHosts>({ freshMs: restMs, staleMs: 0, restMs }, Date.now, (error) =>
    log.warn({ reason: String(error) }, 'the gateway did not list its hosts'),
  )
  const admissions = createFreshCache<true>(
    { freshMs: restMs, staleMs: 0, restMs },
    Date.now,
    (error, merchant) =>
      log.error({ err: error, merchant }, 'could not turn on the remotes of a new merchant'),
  )
  const known = (host: string) =>
    merchantOfHost(settings.merchantHosts, host) ?? merchantOfHost(latestTable, host)
  const isServed = (merchant: string): boolean => {
    const snapshot = catalogue.snapshot()
    return snapshot !== undefined && Object.hasOwn(snapshot.registry.merchants, merchant)
  }
  const admit = async (merchant: string): Promise<true> => {
    await admitMerchant(store, merchant, author)
    await catalogue.refresh()
    return true
  }
  return {
    known,
    stop: () => admitting.close(),
    look: async (host) => {
      const before = known(host)
      if (before !== undefined && isServed(before)) return
      const table = await tables.get('hosts', () => ask(settings.gatewayUrl))
      if (!table) return
      latestTable = table
      const merchant = known(host)
      if (merchant === undefined || isServed(merchant) || !Object.values(table).includes(merchant)) return
      await admissions.get(merchant, () => admitting.start(() => admit(merchant)))
    },
  }
}
