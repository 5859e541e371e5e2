import type { FastifyRequest } from 'fastify'
import type { GatewaySettings } from '../../../kernel/settings/settings'
import { homeCountry } from '../../identity/contacts'

/**
 * ISO 3166 code of a visitor's country, from the proxy's header that the settings name; without it, the home country
 * (as `system.country` has it).
 */
export function visitorCountry(
  { countryHeader }: Pick<GatewaySettings, 'countryHeader'>,
  request: FastifyRequest,
): string {
  const headerValue = countryHeader === undefined ? undefined : request.headers[countryHeader]
  return typeof headerValue === 'string' && /^[a-z]{2}$/i.test(headerValue)
    ? headerValue.toUpperCase()
    : homeCountry.country
}
