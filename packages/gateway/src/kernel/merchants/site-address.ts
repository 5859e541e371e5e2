import { isLoopbackHost } from '@plaza/contract/site'
import type { GatewaySettings } from '../settings/settings'
import type { Merchant } from './merchants'

/**
 * Origin of a merchant's site for links that leave it, such as those of e-mails: https at its main domain, which the
 * merchant's settings name. The request never decides it, because an attacker may write its headers. A main domain on
 * loopback is reached over plain http at the port of the site.
 */
export function siteAddress(
  { settings: { mainDomain } }: Pick<Merchant, 'settings'>,
  { sitePort }: Pick<GatewaySettings, 'sitePort'>,
): string {
  if (!isLoopbackHost(mainDomain)) return `https://${mainDomain}`
  const hasPort = /:\d{1,5}$/.test(mainDomain)
  return new URL(`http://${mainDomain}${hasPort ? '' : `:${String(sitePort)}`}`).origin
}
