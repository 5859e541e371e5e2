import type { Merchant } from '../merchants/merchants'
import type { GatewaySettings } from '../settings/settings'

/** How long after its member proved who it is a session ends, however much used: the merchant's setting, else the site's. */
export const longestSessionMs = (
  { sessionHours }: Pick<GatewaySettings, 'sessionHours'>,
  { settings }: Pick<Merchant, 'settings'>,
): number => (settings.sessionHours ?? sessionHours) * 60 * 60_000
