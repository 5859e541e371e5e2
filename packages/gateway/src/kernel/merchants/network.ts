import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'

interface Network {
  address: string
  family: 'ipv4' | 'ipv6'
  /** Bits; absent for a single address. */
  prefix: number | undefined
}

/** An address or a network such as `203.0.113.0/24`, or undefined when the text is neither. */
function parseNetwork(text: string): Network | undefined {
  const [address = '', digits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return undefined
  if (digits === undefined) return { address, family: family === 4 ? 'ipv4' : 'ipv6', prefix: undefined }
  const prefix = /^\d{1,3}$/.test(digits) ? Number(digits) : Infinity
  if (prefix > (family === 4 ? 32 : 128)) return undefined
  return { address, family: family === 4 ? 'ipv4' : 'ipv6', prefix }
}

/** An IP address, or a network in CIDR notation. */
export const networkSchema = z.string().check(
  z.maxLength(64),
  z.refine((text) => parseNetwork(text) !== undefined),
)

/** Whether an address is in one of the networks; an IPv4 address written as IPv6 counts as IPv4. */
export function createNetworkMatcher(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const text of networks) {
    const network = parseNetwork(text)
    if (!network) continue
    if (network.prefix === undefined) list.addAddress(network.address, network.family)
    else list.addSubnet(network.address, network.prefix, network.family)
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
  }
}
