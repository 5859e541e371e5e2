import type { Balance } from '@plaza/contract/money'

/** A balance in pesos for tests. */
export const testBalance = (totalMinor: number, version = 1): Balance => ({
  wallets: [{ wallet: 'main', balanceMinor: totalMinor }],
  totalMinor,
  currency: 'PHP',
  version,
  asOf: version,
})
