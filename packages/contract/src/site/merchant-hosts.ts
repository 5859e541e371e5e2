import * as z from 'zod/mini'
import { merchantCodeSchema } from '../kernel'

/** Host name (lower case, no port; IPv6 in brackets) → merchant code. */
export type MerchantHosts = Readonly<Record<string, string>>

/** Hosts of the demo's merchants. */
export const demoMerchantHosts: MerchantHosts = {
  localhost: 'demo',
  '127.0.0.1': 'demo',
  '[::1]': 'demo',
  'demo.localhost': 'demo',
  'promo.localhost': 'demo',
  'lite.localhost': 'lite',
  'help.lite.localhost': 'lite',
  'closed.localhost': 'closed',
  'blocked.localhost': 'blocked',
  'closed-blocked.localhost': 'closed-blocked',
}

/** Host name as a site is configured with it: lower case, no port; IPv6 in brackets. */
export const hostNameSchema = z
  .string()
  .check(z.regex(/^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)$/))

const hostTableSchema = z.record(hostNameSchema, merchantCodeSchema)

/** Every host name with its merchant. For the edge alone, which does not expose it to browsers. */
export const merchantHostsPath = '/edge/merchant-hosts'
export const merchantHostsSchema = z.object({ hosts: hostTableSchema })

/**
 * The host table of the `MERCHANT_HOSTS` setting: a JSON object of host names and merchant codes, which adds to the
 * table `known` (the demo's, or an empty one) and overrides it. Absent or empty returns `known`.
 * @throws RangeError when it is not such an object.
 */
export function parseMerchantHosts(text: string | undefined, known: MerchantHosts): MerchantHosts {
  if (!text?.trim()) return known
  try {
    return { ...known, ...hostTableSchema.parse(JSON.parse(text)) }
  } catch (cause) {
    throw new RangeError('MERCHANT_HOSTS must be a JSON object of host names and merchant codes', { cause })
  }
}

/** A `Host` header in canonical form: lower case, no dot at the end of the name; its port stays. */
export function canonicalHost(host: string): string {
  const { name, port } = partsOf(host)
  return name + port
}

function partsOf(host: string): { name: string; port: string } {
  const port = /:\d{1,5}$/.exec(host)?.[0] ?? ''
  const name = host.slice(0, host.length - port.length)
  return { name: name.toLowerCase().replace(/\.$/, ''), port }
}

/** The merchant of a `Host` header (its port is ignored), or undefined: an unknown host has no merchant. */
export function merchantOfHost(hosts: MerchantHosts, host: string | undefined): string | undefined {
  if (host === undefined) return undefined
  const { name } = partsOf(host)
  return Object.hasOwn(hosts, name) ? hosts[name] : undefined
}
