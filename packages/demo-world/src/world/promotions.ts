import type { OfferedPromotion, PromotionTerms } from '@plaza/contract/money'
import { both } from './text'

/** Deposit promotions of the demo: one for the first deposit, one for a day. */
export const demoPromotions = [
  {
    code: 'welcome',
    name: both('Welcome bonus', 'Welcome bonus'),
    percent: 100,
    capMinor: 1_000_00,
    wagering: 10,
    expiryDays: 7,
    highestStakeMinor: 50_00,
    minMinor: 100_00,
    frequency: 'once',
  },
  {
    code: 'reload',
    name: both('Reload bonus', 'Reload bonus'),
    percent: 20,
    capMinor: 500_00,
    wagering: 5,
    expiryDays: 3,
    highestStakeMinor: 500_00,
    minMinor: 200_00,
    frequency: 'daily',
  },
] as const satisfies readonly PromotionTerms[]

/** One for e-wallets and QR payments alone. */
export const qrPromotion: OfferedPromotion = {
  code: 'qr-boost',
  name: both('QR boost', 'QR boost'),
  percent: 10,
  capMinor: 2_000_00,
  wagering: 3,
  expiryDays: 7,
  highestStakeMinor: null,
  minMinor: 500_00,
  frequency: 'always',
  methods: ['psp-wallet', 'psp-qr'],
}
