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

const hostNameSchema = z
  .string()
  .check(z.regex(/^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)$/))

/**
 * The host table of the `MERCHANT_HOSTS` setting, `host=merchant` pairs joined by commas; it takes the place
 * of the default table. Absent or empty gives the default.
 * @throws RangeError naming the pair that is not one.
 */
export function parseMerchantHosts(text: string | undefined): MerchantHosts {
  if (!text?.trim()) return defaultMerchantHosts
  const pairs = text.split(',').map((pair): [string, string] => {
    const [host = '', merchant = '', ...rest] = pair.trim().toLowerCase().split('=')
    const isPair =
      rest.length === 0 &&
      hostNameSchema.safeParse(host).success &&
      merchantCodeSchema.safeParse(merchant).success
    if (!isPair) throw new RangeError(`MERCHANT_HOSTS has "${pair.trim()}" where host=merchant should stand`)
    return [host, merchant]
  })
  return Object.fromEntries(pairs)
}

/** The merchant of a `Host` header (its port is ignored), or undefined: an unknown host has no merchant. */
export function merchantOfHost(hosts: MerchantHosts, host: string | undefined): string | undefined {
  const name = host
    ?.toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return name !== undefined && Object.hasOwn(hosts, name) ? hosts[name] : undefined
}
