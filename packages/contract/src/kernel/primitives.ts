import * as z from 'zod/mini'

/** Minor units of a currency (centavos; whole yen; see `minorDigits`): an integer, may be negative. */
export const minorSchema = z.int()
/** Largest amount that one call may carry, minor units: 10 billion of a currency with two decimals. */
export const largestAmountMinor = 1_000_000_000_000
/** A whole, positive amount in minor units, at most `largestAmountMinor`. */
export const amountMinorSchema = z.int().check(z.positive(), z.maximum(largestAmountMinor))
/**
 * An amount of any size in minor units, as a form sends it: the call refuses what it does not allow by a code of its own,
 * with the bounds, which the form shows at its field.
 */
export const askedAmountMinorSchema = z.int()
/** One line of untrusted text: no terminal controls, line breaks or direction overrides. */
export const plainLineSchema = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))
/** Code of a currency (ISO 4217) or of a coin. */
export const currencySchema = z.string().check(z.regex(/^(?:[A-Z]{3}|DOGE|USDC|USDT)$/))
/** Decimal string with all decimals of its currency, as the platform's own fields carry money (MONEY-4): "1234.56" PHP. */
export const decimalSchema = z.string().check(z.regex(/^-?\d+(?:\.(?:\d{2,3}|\d{8}))?$/))
/** Milliseconds since the epoch. */
export const epochMsSchema = z.int()
/** Merchant code: lower-case letters, digits and hyphens. */
export const merchantCodeSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/))
/** Key of one money intent, chosen by the client (LEDGER-3). */
export const idempotencyKeySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))

/** A path inside the site: one leading slash, no scheme, no host. */
export const sitePathSchema = z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])[^\s\\]*$/))
