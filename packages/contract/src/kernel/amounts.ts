/** Decimals of the currencies whose minor unit is not a hundredth: ISO 4217, and coins as this platform counts them. */
const unusualDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  8: 'BNB BTC DOGE ETH LTC SOL TRX USDC USDT XRP',
}

/** How many decimals a currency has (MONEY-1): one minor unit is 10 to the power of minus that number. */
export function minorDigits(currency: string): number {
  for (const digits in unusualDigits)
    if (unusualDigits[digits]?.split(' ').includes(currency)) return Number(digits)
  return 2
}

/**
 * Minor units as a decimal string with all decimals of the currency: 123456 PHP → "1234.56", 1234 JPY → "1234".
 * @throws RangeError for a number that is not exact.
 */
export function minorToDecimal(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an exact amount: ${minor}`)
  const decimals = minorDigits(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${minor < 0 ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`
}

/** Why a text is not an amount: not a number, more decimals than the currency has, or too large to be exact. */
export type AmountProblem = 'format' | 'decimals' | 'large'

/**
 * Parses a plain decimal, such as "1234.5", into minor units of a currency. Nothing is rounded: an amount that the
 * currency cannot express exactly is refused; trailing zeros beyond its decimals are accepted.
 */
export function parseAmount(
  decimal: string,
  currency: string,
): { minor: number; problem?: undefined } | { minor?: undefined; problem: AmountProblem } {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(decimal) ?? []
  if (whole === '') return { problem: 'format' }
  const decimals = minorDigits(currency)
  if (/[1-9]/.test(fraction.slice(decimals))) return { problem: 'decimals' }
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (!Number.isSafeInteger(minor)) return { problem: 'large' }
  return { minor: sign && minor !== 0 ? -minor : minor }
}

/**
 * Converts a decimal string of the wire, which has all decimals of its currency, to minor units: "1234.56" PHP →
 * 123456.
 * @throws RangeError when it is not such a string, or too large to be exact.
 */
export function decimalToMinor(decimal: string, currency: string): number {
  const { minor } = parseAmount(decimal, currency)
  if (minor === undefined || minorToDecimal(minor, currency) !== decimal.replace(/^-(?=[0.]+$)/, ''))
    throw new RangeError(`not an exact amount of ${currency}: ${decimal}`)
  return minor
}
