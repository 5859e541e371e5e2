/** Strings, in which digits are only text, and numbers of a JSON text. */
const tokens = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g
const plain = /^-?\d+(?:\.0*)?$/

/**
 * Whether a JSON text has a number that parsing turns into another whole number: 9007199254740993 would be one less,
 * 0.99999999999999999999 would be 1. Other fractions are left to the schema.
 */
export function hasInexactNumber(json: string): boolean {
  for (const [token] of json.matchAll(tokens)) {
    if (token.startsWith('"')) continue
    const value = Number(token)
    if (Number.isInteger(value) && !(plain.test(token) && Number.isSafeInteger(value))) return true
  }
  return false
}
