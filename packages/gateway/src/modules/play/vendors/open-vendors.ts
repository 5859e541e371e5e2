import type { Gateway } from '../../../kernel/gateway'
import type { Queries } from '../../../kernel/database/database'
import { PlainError } from '@plaza/server-kit'
import { askVendor } from './breaker'
import { seamlessAdapter, transferAdapter } from './adapter-names'
import { plazaTransferV1 } from './plaza-transfer-v1'
import { plazaV1 } from './plaza-v1'
import { signedPost } from './signed-post'
import type { VendorAdapter, VendorSeeds, VendorWalletCalls } from './vendor-adapter'
import { openVendorKeys, type VendorKeys } from './vendor-keys'
import { findLink, linksOfVendor, type VendorLink } from './vendor-links'

/** Vendors of this gateway: their addresses and keys, and the calls to them through their breakers. */
export interface Vendors {
  keys: VendorKeys
  find(queries: Queries, site: string, vendor: string): Promise<VendorLink | undefined>
  linksOf(vendor: string): Promise<VendorLink[]>
  launchAddress: VendorAdapter['launchAddress']
  health(link: VendorLink): Promise<void>
  close(link: VendorLink, session: string): Promise<{ openRounds: number }>
  seeds(link: VendorLink, player: string): Promise<VendorSeeds>
  rotate(link: VendorLink, player: string, clientSeed: string): Promise<VendorSeeds>
  /** Calls about the wallets at vendors of transfer type. */
  wallets: VendorWalletCalls
}

/** Opens the vendors of a gateway, without calling any. */
export function openVendors({ db, clock, settings }: Pick<Gateway, 'db' | 'clock' | 'settings'>): Vendors {
  const keys = openVendorKeys(settings)
  const post = signedPost(clock, keys)
  const adapters: Record<string, VendorAdapter> = {
    [seamlessAdapter]: plazaV1(post),
    [transferAdapter]: plazaTransferV1(post),
  }
  const adapterOf = ({ adapter, vendor }: VendorLink): VendorAdapter => {
    const known = adapters[adapter]
    if (!known) throw new PlainError(`There is no adapter "${adapter}" for the vendor ${vendor}.`)
    return known
  }
  const through = <T>(link: VendorLink, question: (adapter: VendorAdapter) => Promise<T>): Promise<T> =>
    askVendor({ db, clock }, link, () => question(adapterOf(link)))
  const wallets = <T>(link: VendorLink, question: (wallets: VendorWalletCalls) => Promise<T>): Promise<T> =>
    through(link, (adapter) => {
      if (!adapter.wallets) throw new PlainError(`The vendor ${link.vendor} has no wallets.`)
      return question(adapter.wallets)
    })
  return {
    keys,
    find: (queries, site, vendor) => findLink(queries, settings, site, vendor),
    linksOf: (vendor) => linksOfVendor(db.read, settings, vendor),
    launchAddress: (link, game) => adapterOf(link).launchAddress(link, game),
    health: (link) => through(link, (adapter) => adapter.health(link)),
    close: (link, session) => through(link, (adapter) => adapter.close(link, session)),
    seeds: (link, player) => through(link, (adapter) => adapter.seeds(link, player)),
    rotate: (link, player, clientSeed) =>
      through(link, (adapter) => adapter.rotate(link, player, clientSeed)),
    wallets: {
      balance: (link, wallet) => wallets(link, (calls) => calls.balance(link, wallet)),
      transfer: (link, asked) => wallets(link, (calls) => calls.transfer(link, asked)),
      transferState: (link, asked) => wallets(link, (calls) => calls.transferState(link, asked)),
      cancelTransfer: (link, asked) => wallets(link, (calls) => calls.cancelTransfer(link, asked)),
    },
  }
}
