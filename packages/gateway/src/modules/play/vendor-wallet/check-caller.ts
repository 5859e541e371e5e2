import { walletHeaders } from '@plaza/contract/vendors'
import type { FastifyRequest } from 'fastify'
import type { KeyObject } from 'node:crypto'
import type { Gateway } from '../../../kernel/gateway'
import { groupBy } from '../../../kernel/group-by'
import { shortLived } from '../../../kernel/short-lived'
import { type Vendors, checkSignature, isTransferVendor, parsePublicKey } from '../vendors'
import { WalletFailure } from './wallet-failure'

/** A vendor that has proved who it is. */
export interface Caller {
  vendor: string
  /** Merchants at which the key that it signed with is the vendor's. */
  sites: string[]
  /** Those of them where its games are played from wallets of its own. */
  walletSites: string[]
  /** When it signed, by its own clock, ms. */
  signedAt: number
}

interface KeyAtSites {
  key: KeyObject
  sites: string[]
  walletSites: string[]
}

/** Keys that a vendor signs with, each with the merchants where it does. */
async function keysOf(vendors: Vendors, vendor: string): Promise<KeyAtSites[]> {
  const links = groupBy(await vendors.linksOf(vendor), ({ publicKey }) => publicKey)
  const keys: KeyAtSites[] = []
  for (const [pem, ofKey] of links) {
    const key = pem === null ? await vendors.keys.demoVendor() : parsePublicKey(pem)
    const walletSites = ofKey.filter(isTransferVendor).map(({ site }) => site)
    if (key) keys.push({ key, sites: ofKey.map(({ site }) => site), walletSites })
  }
  return keys
}

/** How to find out who makes a signed call (docs/vendors.md, Signing). */
export function callerCheck(
  { clock }: Pick<Gateway, 'clock'>,
  vendors: Vendors,
): (request: FastifyRequest, vendor: string, body: string) => Promise<Caller> {
  const keys = shortLived((vendor) => keysOf(vendors, vendor))
  return async (request, vendor, body) => {
    const now = clock.now()
    const call = { method: request.method, path: request.raw.url ?? '', body }
    const states = (await keys(vendor)).map(({ key, ...places }) => ({
      ...places,
      state: checkSignature(key, request.headers, call, now),
    }))
    const fresh = states.filter(({ state }) => state === 'fresh')
    const sites = fresh.flatMap((one) => one.sites)
    const walletSites = fresh.flatMap((one) => one.walletSites)
    if (sites.length > 0)
      return { vendor, sites, walletSites, signedAt: Number(request.headers[walletHeaders.timestamp]) }
    const isStale = states.some(({ state }) => state === 'stale')
    throw new WalletFailure(isStale ? 'RS_ERROR_STALE' : 'RS_ERROR_INVALID_SIGNATURE')
  }
}
