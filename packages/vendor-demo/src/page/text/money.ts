import { minorDigits } from '@plaza/contract/kernel'

export interface Money {
  /** `₱1,234.50` of minor units. */
  full: (minor: number) => string
  /** Without decimals when they are zero: `₱5`, `₱0.50`. */
  short: (minor: number) => string
}

/** Writes minor units of a currency; both currencies and languages decide the digits. */
export function createMoney(currency: string, language: string): Money {
  const digits = minorDigits(currency)
  const unit = 10 ** digits
  const withDecimals = (decimals: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const [full, whole] = [withDecimals(digits), withDecimals(0)]
  return {
    full: (minor) => full.format(minor / unit),
    short: (minor) => (minor % unit === 0 ? whole : full).format(minor / unit),
  }
}

/** A multiple in hundredths, rounded down as it is paid: 241 → `2.41×`. */
export const multipleText = (hundredths: number): string => `${(Math.floor(hundredths) / 100).toFixed(2)}×`
