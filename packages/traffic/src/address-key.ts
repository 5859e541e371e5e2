import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that name a network; who has the network has all the addresses in it. */
const networkGroups = 4
const longestText = 64

/**
 * What a limit by address counts by: an IPv4 address whole (`203.0.113.7`), also when it is written as IPv6, and of an
 * IPv6 address its /64 (`2001:db8:0:1::/64`), which a single household or phone is given. What is not an address, as a
 * proxy may pass on, is its own key.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, longestText)
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = 'parts' in parsed ? parsed.parts.slice(0, networkGroups) : []
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
