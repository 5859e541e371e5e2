import { canonicalHost } from './merchant-hosts'

/** Matches a host name, lower case and without a port, that a browser always resolves to its own machine. */
export const loopbackName = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a `Host` header (its port is ignored) names this machine itself. */
export const isLoopbackHost = (host: string): boolean =>
  loopbackName.test(canonicalHost(host).replace(/:\d{1,5}$/, ''))

/** Whether an IP address is a loopback address, including its IPv4-mapped form on an IPv6 socket. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address)

/** What a server knows about the origin of a request. */
export interface RequestOrigin {
  /** Address of the socket's peer. */
  peer: string | undefined
  /** Header names in lower case, as Node provides them. */
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const valuesOf = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : [header].flat().flatMap((value) => value.split(',').map((one) => one.trim()))

/**
 * Whether the request comes from a developer on this machine, as developer routes require: the peer is loopback, and so
 * is the host name that the browser used, because a foreign name may resolve to loopback too. Behind proxies, every
 * forwarded address and name must be loopback as well, so headers can deny access but never grant it.
 */
export function isDeveloper({ peer, headers }: RequestOrigin): boolean {
  const hosts = [...valuesOf(headers['host']), ...valuesOf(headers['x-forwarded-host'])]
  const addresses = [...valuesOf(headers['x-forwarded-for']), ...valuesOf(headers['x-real-ip'])]
  return (
    peer !== undefined &&
    headers['forwarded'] === undefined &&
    hosts.length > 0 &&
    hosts.every(isLoopbackHost) &&
    [peer, ...addresses].every(isLoopbackAddress)
  )
}

/** Whether a route (its pattern on the server) is a developer route, open to `isDeveloper` requests only. */
export const isDeveloperDoor = (route: string): boolean => /^\/(?:dev|docs|override)(?:\/|$)/.test(route)
