import { largestAmountMinor } from '@plaza/contract/kernel'
import { shippedAmount } from '../../../kernel/merchants/shipped-amount'

/** Least and most of one transfer to or from a vendor in a currency, minor units: from ₱1.00. Bringing back has no least. */
export const transferRange = (currency: string) => ({
  minMinor: shippedAmount(currency, 100),
  maxMinor: largestAmountMinor,
})
