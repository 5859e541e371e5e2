import { cryptoNetworks, type CryptoNetwork } from '@plaza/contract/money'
import type { PaymentMethod } from '../../../kernel/carriers/payment-provider'

const expiryMs = 3_600_000

const codeOf = (network: CryptoNetwork): string => `usdt-${network.toLowerCase()}`

/** A method for each network of the chain. */
export const chainMethods: readonly PaymentMethod[] = cryptoNetworks.map((network) => ({
  code: codeOf(network),
  group: 'crypto',
  paysBy: 'crypto',
  name: { en: `USDT · ${network}`, fil: `USDT · ${network}` },
  logo: 'usdt',
  minMinor: 50_000,
  maxMinor: 5_000_000,
  feeMinor: 0,
  feePermille: 0,
  quickMinor: [50_000, 100_000, 200_000, 500_000, 1_000_000],
  typicalSeconds: 60,
  hasBonus: false,
  expiryMs,
  // The only one that the chain has a price in.
  currencies: ['PHP'],
}))

/** The network of a method. @throws Error when none of them is the method's */
export function networkOf(method: string): CryptoNetwork {
  const network = cryptoNetworks.find((one) => codeOf(one) === method)
  if (!network) throw new Error(`the test chain does not serve ${method}`)
  return network
}
