import { toUSVString } from 'node:util'

/** Far deeper than any call of the contract nests; deeper input is an attack on code that walks it. */
const maxDepth = 32

// By a function of Node: a pattern takes longer for the seven million characters of a picture than a turn of the event loop may.
const isUnstorable = (text: string): boolean => text.includes('\0') || toUSVString(text) !== text

/**
 * Whether a JSON-like value may not be part of any call: a string or key contains a NUL or half of a surrogate pair,
 * which the database cannot store, or parts nest deeper than 32 levels. Walks without recursion, because the value is
 * not validated yet.
 */
export function isRefused(value: unknown): boolean {
  const rest: { part: unknown; depth: number }[] = [{ part: value, depth: 0 }]
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { part, depth } = next
    if (typeof part === 'string' && isUnstorable(part)) return true
    if (typeof part !== 'object' || part === null) continue
    if (depth >= maxDepth) return true
    for (const [key, inner] of Object.entries(part)) {
      if (isUnstorable(key)) return true
      rest.push({ part: inner, depth: depth + 1 })
    }
  }
  return false
}
