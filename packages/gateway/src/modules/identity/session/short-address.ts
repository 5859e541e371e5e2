import { isIPv6 } from 'node:net'

/**
 * An address without what names one line: `203.0.113.7` is `203.0.113.x`, `2001:db8:1:2::7` is `2001:db8:1::`. Enough
 * to know one's own network by, too little to look somebody up.
 */
export function shortAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const plain = mapped ?? address
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.x')
  const [head = ''] = plain.split('::', 1)
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return `${groups.join(':')}::`
}
