import { minorToDecimal } from '@plaza/contract/kernel'
import type { Debt } from '../ledger'

/** A debt as `plaza audit` prints it. */
export const debtLine = ({ reference, merchant, memberId, currency, debtMinor }: Debt): string =>
  `${memberId} of ${merchant} owes ${minorToDecimal(debtMinor, currency)} ${currency}: correction of ${reference}`

/** What a case of the review says of its member's debt, if there is one. */
export const owes = ({
  debt_minor: debtMinor,
  currency,
}: {
  debt_minor: number
  currency: string
}): string[] =>
  debtMinor === 0 ? [] : [`its member owes ${minorToDecimal(debtMinor, currency)} ${currency}`]
