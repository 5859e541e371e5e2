import { canonicalHost, furtherRoute } from '@plaza/contract/site'
import type { Settings } from '@plaza/contract/site'

const base = 'http://site'

/** A path of the site with the query of the request added to its own. */
function withQuery(to: string, requestUrl: string): string {
  const target = new URL(to, base)
  for (const [name, value] of new URL(requestUrl, base).searchParams)
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}

/**
 * Where the home address of a host leads that the merchant has a route for (ROUTE-5), always a path of
 * the same site; undefined for any other host or address.
 */
export function domainTarget({ domainRoute }: Settings, host: string, url: string): string | undefined {
  const [path] = url.split('?', 1)
  const name = canonicalHost(host).replace(/:\d+$/, '')
  if (path !== '/' || !domainRoute || !Object.hasOwn(domainRoute, name)) return undefined
  const to = domainRoute[name] ?? '/'
  return new URL(to, base).pathname === '/' || new URL(to, base).origin !== base
    ? undefined
    : withQuery(to, url)
}

/** Resolves a configured address (ROUTE-5) to the route of its target. */
export function furtherMatch<M>(
  { paths }: Settings,
  path: string,
  matchAt: (path: string) => M | undefined,
): M | undefined {
  const to = furtherRoute(path, paths, (one) => matchAt(one) !== undefined)
  return to === undefined ? undefined : matchAt(to)
}
