import { isIPv6 } from 'node:net'

/**
 * An address without the part that identifies one line: `203.0.113.7` becomes `203.0.113.x`, `2001:db8:1:2::7` becomes
 * `2001:db8:1::`. Enough to recognise one's own network, too little to look a person up.
 */
export function shortAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.x')
  const [head = ''] = plain.split('::', 1)
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return `${groups.join(':')}::`
}
