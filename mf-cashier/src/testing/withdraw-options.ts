import type { PayoutAccount } from '@plaza/contract/money'
import { startMs, testWithdrawal } from './cashier'

/** A payout account that can be used. */
export const testAccount = (account: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: 'A-1',
  kind: 'e-wallet',
  institution: 'gcash',
  name: 'GCash',
  holderName: 'Mayumi Cruz',
  maskedNumber: '•••• 4711',
  isDefault: true,
  addedAt: 0,
  usableFrom: 0,
  ...account,
})

/** What the withdrawal form shows of a member with everything in order and ₱800.00. */
export const testOptions = {
  account: 'GCash •••• 4711',
  minMinor: 10_000,
  maxMinor: 5_000_000,
  stepMinor: 1,
  withdrawableMinor: 80_000,
  totalMinor: 80_000,
  locked: [],
  turnover: { requiredMinor: 0, doneMinor: 0 },
  currency: 'PHP',
  recent: [testWithdrawal('paid', { id: 'W-0' })],
  hasPaymentPassword: true,
  paymentPasswordRule: {
    isEnabled: true,
    isRequired: true,
    maxLength: 6,
    pattern: '\\d{6}',
    message: { en: 'Enter 6 digits' },
  },
  checks: ['name', 'password', 'account', 'turnover'].map((check) => ({ check, isDone: true })),
  accounts: [testAccount()],
  fee: { freeADay: 3, freeLeft: 3, permille: 10, leastMinor: 1_000 },
  day: { count: 5, usedCount: 0, sumMinor: 20_000_000, usedMinor: 0, resetsAt: startMs + 6 * 3_600_000 },
  usual: { ruledUpToMinor: 500_000, ruledSeconds: 10, reviewedSeconds: 900 },
}
