import type { withdrawOptionsCall } from '@plaza/contract/money'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { kycLevelOf, levelAfter, withdrawADayMinor } from '../../identity/kyc'

/** What a member's level of verification allows on its day, of which `usedMinor` is used (KYC-2). */
export async function kycOfDay(
  queries: Queries,
  memberId: string,
  merchant: Pick<Merchant, 'stored'>,
  usedMinor: number,
): Promise<NonNullable<AnswerOf<typeof withdrawOptionsCall>['kyc']>> {
  const level = await kycLevelOf(queries, memberId)
  const aDayMinor = withdrawADayMinor(merchant, level)
  return {
    level,
    aDayMinor,
    leftMinor: aDayMinor === null ? null : Math.max(0, aDayMinor - usedMinor),
    needs: levelAfter(level),
  }
}
