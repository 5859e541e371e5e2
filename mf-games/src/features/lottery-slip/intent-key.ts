import type { IntentBody } from '@plaza/money'
import type { SlipLine } from './slip'

/** A short fingerprint of a text. A collision of two slips of one name would be refused by the gateway as a conflict. */
function fingerprint(text: string): string {
  let [one, two] = [0x811c9dc5, 0x1b873593]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b)
  }
  return [one, two].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

/**
 * The key under which a slip is placed: of its name and all that is sent, so that a copy of the tab, which has the same
 * slip, places it under the same key and gets the same receipt (LEDGER-3). Undefined for a slip without a name, as an
 * earlier release stored it.
 */
export function slipKey(kind: string, lines: readonly SlipLine[], body: IntentBody): string | undefined {
  const name = lines[0]?.slip
  return name && `${name}-${fingerprint(JSON.stringify([kind, body]))}`
}
