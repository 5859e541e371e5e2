import { largestAmountMinor } from '@plaza/contract/kernel'

/** Least and most of one transfer to or from a vendor, minor units. Bringing back has no least. */
export const transferRange = { minMinor: 100, maxMinor: largestAmountMinor } as const
