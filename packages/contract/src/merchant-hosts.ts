import * as z from 'zod/mini'
import { merchantCodeSchema } from './primitives'

/** Host name (lower case, no port; IPv6 in brackets) → merchant code. */
export type MerchantHosts = Readonly<Record<string, string>>

/** Merchants by host where `MERCHANT_HOSTS` says nothing (design §2). */
export const defaultMerchantHosts: MerchantHosts = {
  localhost: 'demo',
  '127.0.0.1': 'demo',
  '[::1]': 'demo',
  'demo.localhost': 'demo',
  'lite.localhost': 'lite',
  'closed.localhost': 'closed',
  'blocked.localhost': 'blocked',
  'closed-blocked.localhost': 'closed-blocked',
}

const hostTableSchema = z.record(
  z.string().check(z.regex(/^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)$/)),
  merchantCodeSchema,
)

/**
 * The host table of the `MERCHANT_HOSTS` setting: a JSON object of host names and merchant codes, which adds to
 * the default table and overrides it. Absent or empty gives the default.
 * @throws RangeError when it is no such object.
 */
export function parseMerchantHosts(text: string | undefined): MerchantHosts {
  if (!text?.trim()) return defaultMerchantHosts
  try {
    return { ...defaultMerchantHosts, ...hostTableSchema.parse(JSON.parse(text)) }
  } catch (cause) {
    throw new RangeError('MERCHANT_HOSTS must be a JSON object of host names and merchant codes', { cause })
  }
}

/** The merchant of a `Host` header (its port is ignored), or undefined: an unknown host has no merchant. */
export function merchantOfHost(hosts: MerchantHosts, host: string | undefined): string | undefined {
  const name = host
    ?.toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return name !== undefined && Object.hasOwn(hosts, name) ? hosts[name] : undefined
}
