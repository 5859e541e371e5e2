import { largestAmountMinor, minorDigits } from '@plaza/contract/kernel'

/**
 * Currencies of which a unit is worth much more or less than a peso, by the power of ten of them that comes next to one:
 * 100 pesos are about 100,000 dong, or a hundred-thousandth of a bitcoin. Others are taken for pesos.
 */
const magnitudes: Readonly<Record<number, string>> = {
  3: 'VND',
  2: 'BIF GNF IDR PYG UGX',
  1: 'CLP IQD KMF KRW RWF XAF XOF',
  [-1]: 'DOGE LYD TND TRX',
  [-2]: 'BHD JOD KWD OMR USDC USDT XRP',
  [-4]: 'LTC SOL',
  [-5]: 'BNB ETH',
  [-7]: 'BTC',
}

function magnitudeOf(currency: string): number {
  for (const magnitude in magnitudes)
    if (magnitudes[magnitude]?.split(' ').includes(currency)) return Number(magnitude)
  return 0
}

/**
 * What an amount that is shipped in centavos of a peso is in a currency's own scale, minor units: a round amount of
 * about the same worth with the digits of that currency, never nothing of something,
 * nor more than can be booked at once (MONEY-1). What a merchant sets
 * itself is in its currency already.
 */
export function shippedAmount(currency: string, centavos: number): number {
  const power = minorDigits(currency) + magnitudeOf(currency) - 2
  // Divided by a whole number where it gets smaller: a tenth is not exact.
  const minor = power < 0 ? centavos / 10 ** -power : centavos * 10 ** power
  return centavos === 0 ? 0 : Math.min(largestAmountMinor, Math.max(1, Math.round(minor)))
}

/** A range of amounts that is shipped in centavos, in a currency's own scale. */
export const shippedRange = (
  currency: string,
  { minMinor, maxMinor }: { minMinor: number; maxMinor: number },
) => ({
  minMinor: shippedAmount(currency, minMinor),
  maxMinor: shippedAmount(currency, maxMinor),
})
