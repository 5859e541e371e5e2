import { merchantOfHost, type MerchantHosts } from '@plaza/contract/site'
import type { Database, Queries } from '../database/database'
import { merchantChannel } from './merchants'

/** Bound on what a lost notification can do. */
const keptMs = 2_000

/** Host names of every merchant: those of the settings over those that operators gave (`plaza merchant create`). */
export interface Hosts {
  /** The merchant of a `Host` header, or undefined: an unknown host has none. */
  find(host: string): Promise<string | undefined>
  /** Every host name whose merchant there is. */
  all(): Promise<MerchantHosts>
  /** Stops listening for changes. */
  close(): Promise<void>
}

async function readHosts(queries: Queries): Promise<MerchantHosts> {
  const rows = await queries.selectFrom('merchant_hosts').select(['host', 'merchant']).execute()
  return Object.fromEntries(rows.map(({ host, merchant }) => [host, merchant]))
}

/** Starts keeping the host names of merchants. `named` are those of the settings. */
export async function keepHosts(db: Database, named: MerchantHosts): Promise<Hosts> {
  let kept: { hosts: Promise<MerchantHosts>; until: number } | undefined
  const stop = await db.listen(merchantChannel, () => (kept = undefined))
  const given = (): Promise<MerchantHosts> => {
    if (kept && kept.until > performance.now()) return kept.hosts
    const hosts = readHosts(db.read)
    kept = { hosts, until: performance.now() + keptMs }
    hosts.catch(() => (kept = undefined))
    return hosts
  }
  return {
    find: async (host) => merchantOfHost(named, host) ?? merchantOfHost(await given(), host),
    all: async () => {
      const rows = await db.read.selectFrom('merchants').select('code').execute()
      const codes = new Set(rows.map(({ code }) => code))
      const hosts = { ...(await given()), ...named }
      return Object.fromEntries(Object.entries(hosts).filter(([, merchant]) => codes.has(merchant)))
    },
    close: stop,
  }
}
