import type { IncomingHttpHeaders } from 'node:http'

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Whether another site's page caused a request, by what browsers say in `sec-fetch-site` and `origin`; `host` is the
 * site's own, with its port. What is no browser says neither, and is nobody's page.
 */
export function isCrossSite(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return true
  return headers.origin !== undefined && hostOf(headers.origin) !== host.toLowerCase()
}
