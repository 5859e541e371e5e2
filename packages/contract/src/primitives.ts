import * as z from 'zod/mini'

/** Minor currency units (centavos): an integer, signed. */
export const minorSchema = z.int()
/** Largest amount that one call may carry, minor units: 10 billion major units. */
export const largestAmountMinor = 1_000_000_000_000
/** A whole, positive amount in minor units, at most `largestAmountMinor`. */
export const amountMinorSchema = z.int().check(z.positive(), z.maximum(largestAmountMinor))
/** One line of text of somebody else's: nothing that steers a terminal, breaks a line or turns its direction. */
export const plainLineSchema = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))
/** ISO 4217 code. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/))
/** Decimal string with two places, as the platform's own fields carry money (MONEY-4). */
export const decimalSchema = z.string().check(z.regex(/^-?\d+\.\d{2}$/))
/** Milliseconds since the epoch. */
export const epochMsSchema = z.int()
/** Merchant code: lower-case letters, digits and hyphens. */
export const merchantCodeSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/))
/** Client-given key of one money intent (LEDGER-3). */
export const idempotencyKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))

/** A path inside the site: one leading slash, no scheme, no host. */
export const sitePathSchema = z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])[^\s\\]*$/))

/** Minor units as the decimal string of the wire: 123456 → "1234.56". @throws RangeError for a number that is not exact. */
export function minorToDecimal(minor: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an exact amount: ${minor}`)
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Decimal string of the wire as minor units: "1234.56" → 123456. @throws RangeError when it is none, or beyond 2^53. */
export function decimalToMinor(decimal: string): number {
  const match = /^(-?)(\d+)\.(\d{2})$/.exec(decimal)
  if (!match) throw new RangeError(`not a decimal amount: ${decimal}`)
  const minor = Number(`${match[2]}${match[3]}`)
  if (!Number.isSafeInteger(minor)) throw new RangeError(`an amount beyond what is exact: ${decimal}`)
  return match[1] && minor !== 0 ? -minor : minor
}
