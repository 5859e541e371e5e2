import { withdrawFeeOf, type WithdrawFee } from '@plaza/contract/money'
import type { Merchant } from '../../../kernel/merchants/merchants'
import type { DayUse } from './day-use'
import { withdrawTerms } from './withdraw-terms'

/** How the next withdrawal of a member is charged (WITHDRAW-1). */
export function feeTerms(
  merchant: Pick<Merchant, 'stored' | 'currency'>,
  { usedCount }: DayUse,
): WithdrawFee {
  const { freeADay, feePermille, leastFeeMinor } = withdrawTerms(merchant)
  return {
    freeADay,
    freeLeft: Math.max(0, freeADay - usedCount),
    permille: feePermille,
    leastMinor: leastFeeMinor,
  }
}

/** Fee of the member's next withdrawal, minor units. */
export const nextFee = (
  merchant: Pick<Merchant, 'stored' | 'currency'>,
  day: DayUse,
  amountMinor: number,
): number => withdrawFeeOf(feeTerms(merchant, day), amountMinor)
