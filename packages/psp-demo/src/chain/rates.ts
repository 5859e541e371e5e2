/** How long a rate is locked, ms. */
export const lockMs = 15 * 60_000

/** Millionths of a coin in a coin. */
const unitsOfCoin = 1_000_000n

/** Prices of a coin, minor units. */
const prices: Record<string, number> = { PHP: 5_812 }

/** The price of a coin at a time: another one in each quarter of an hour. Undefined for a currency that is not traded. */
export function rateAt(currency: string, at: number): number | undefined {
  const price = prices[currency]
  return price === undefined ? undefined : price + ((Math.floor(at / lockMs) * 7) % 13) - 6
}

/** What an amount costs in millionths of a coin, rounded up, so that it is worth the amount and not less. */
export const unitsFor = (amountMinor: number, rateMinor: number): number =>
  Number((BigInt(amountMinor) * unitsOfCoin + BigInt(rateMinor) - 1n) / BigInt(rateMinor))

/** What millionths of a coin are worth, minor units, rounded down. */
export const worthOf = (units: number, rateMinor: number): number =>
  Number((BigInt(units) * BigInt(rateMinor)) / unitsOfCoin)

/** Millionths of a coin as a decimal. */
export const coinsOf = (units: number): string =>
  `${String(BigInt(units) / unitsOfCoin)}.${String(BigInt(units) % unitsOfCoin).padStart(6, '0')}`

/** The millionths of a coin that somebody typed, or null. */
export function unitsIn(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? []
  const units = Number(BigInt(whole || '0') * unitsOfCoin + BigInt(part.padEnd(6, '0') || '0'))
  return units > 0 ? units : null
}
