import type { IncomingHttpHeaders } from 'node:http'

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Whether another site's page caused a request, by the `sec-fetch-site` and `origin` headers of browsers; `host` is the
 * site's own, with its port. A client that is not a browser sends neither and is not cross-site.
 */
export function isCrossSite(headers: IncomingHttpHeaders, host: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return true
  return headers.origin !== undefined && hostOf(headers.origin) !== host.toLowerCase()
}
