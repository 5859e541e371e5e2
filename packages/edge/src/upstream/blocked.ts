import { BlockList, isIP } from 'node:net'

const lists = new WeakMap<readonly string[], BlockList>()

function listOf(networks: readonly string[]): BlockList {
  const known = lists.get(networks)
  if (known) return known
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  lists.set(networks, list)
  return list
}

/** Whether an address is in one of the networks that a merchant blocks, in the notation of the gateway's schema. */
export function isBlocked(networks: readonly string[], address: string): boolean {
  const family = isIP(address)
  return (
    networks.length > 0 && family !== 0 && listOf(networks).check(address, family === 6 ? 'ipv6' : 'ipv4')
  )
}
