import type { Balance } from '@plaza/contract/money'

/** The balance after a call that moved money. */
export const testBalance = (totalMinor: number, version = 2): Balance => ({
  ...{
    wallets: [{ wallet: 'main', balanceMinor: totalMinor }],
    totalMinor,
    currency: 'PHP',
    version,
    asOf: version,
  },
})

/** That an agent has a withdrawal password, and its form. */
export const testPassword = {
  hasPaymentPassword: true,
  paymentPasswordRule: {
    ...{
      isEnabled: true,
      isRequired: true,
      maxLength: 6,
      pattern: '\\d{6}',
      message: { en: 'Enter 6 digits' },
    },
  },
}
