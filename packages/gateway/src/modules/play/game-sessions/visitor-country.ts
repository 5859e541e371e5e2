import type { FastifyRequest } from 'fastify'
import type { GatewaySettings } from '../../../kernel/settings/settings'
import { homeCountry } from '../../identity/contacts'

/**
 * ISO 3166 code of the country that a visitor comes from: what stands before the site says it in the header that the
 * settings name; without one, everybody is at home (as `system.country` has it).
 */
export function visitorCountry(
  { countryHeader }: Pick<GatewaySettings, 'countryHeader'>,
  request: FastifyRequest,
): string {
  const said = countryHeader === undefined ? undefined : request.headers[countryHeader]
  return typeof said === 'string' && /^[a-z]{2}$/i.test(said) ? said.toUpperCase() : homeCountry.country
}
