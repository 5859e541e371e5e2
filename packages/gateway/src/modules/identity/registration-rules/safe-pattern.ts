import { longestField } from '@plaza/contract/identity'
import { runInNewContext } from 'node:vm'

/** An expression that takes longer over all probes together would block everybody's calls. */
const mostMs = 500
const usual = ['a', 'A', '0', ' ', '.', '-', '_', '@', 'a.', 'a-', '0a', 'aA']
const ends = ['', '!', '\u0001']

/** Values that make an expression try again and again: repetitions that fail at the end. */
function probes(pattern: string, length: number): string[] {
  const parts = [...new Set([...usual, ...(pattern.match(/[\p{L}\p{N}]/gu) ?? [])])].slice(0, 40)
  return parts.flatMap((part) =>
    ends.map((end) => `${part.repeat(length).slice(0, length - end.length)}${end}`),
  )
}

/**
 * Whether a merchant's expression is valid and runs quickly over the values that its length bound allows. Checked when
 * it is set, not when it is used.
 */
export function isSafePattern(pattern: string, maxLength = longestField): boolean {
  const values = probes(pattern, Math.max(2, Math.min(maxLength, longestField)))
  try {
    runInNewContext(
      'const rule = new RegExp(`^(?:${pattern})$`, "u"); for (const value of values) rule.test(value)',
      { pattern, values },
      { timeout: mostMs },
    )
    return true
  } catch {
    // An invalid expression or one that was stopped: refused alike.
    return false
  }
}
