import { compile } from '@fastify/proxy-addr'

/** Tells which addresses are those of trusted proxies; `proxies` separates them by commas. */
export function trustedPeers(proxies: string | false): (address: string | undefined) => boolean {
  const isProxy = proxies === false ? () => false : compile(proxies.split(','))
  return (address) => address !== undefined && isProxy(address, 0)
}
