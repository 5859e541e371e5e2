import type { Balance } from '@plaza/contract/money'
import { playableMinor } from './playable'

const balance: Balance = {
  wallets: [
    { wallet: 'main', balanceMinor: 5_000 },
    { wallet: 'locked', balanceMinor: 2_000 },
    { wallet: 'vendor:peso', balanceMinor: 700 },
  ],
  totalMinor: 7_700,
  currency: 'PHP',
  version: 1,
  asOf: 0,
}

// FRAME-25
it('the playable balance is the main wallet, without what is locked or is at a vendor', () => {
  expect(playableMinor(balance)).toBe(5_000)
  expect(playableMinor(balance, 'without-wallet')).toBe(5_000)
})

// FRAME-25
it('the playable balance of a vendor with a wallet is that wallet', () => {
  expect(playableMinor(balance, 'peso')).toBe(700)
})

// FRAME-25
it('nothing is playable before the balance is known', () => {
  expect(playableMinor(undefined)).toBe(0)
})
