import type { KycLevel, VerifiedKycLevel } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries, Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { isAtLeast, kycTerms } from './kyc-settings'

/** A member's level of verification (KYC-1). */
export async function kycLevelOf(queries: Queries, memberId: string): Promise<KycLevel> {
  const row = await queries
    .selectFrom('kyc_levels')
    .select('level')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.level ?? 'unverified'
}

/** Gives a member a level of verification. */
export async function setKycLevel(
  trx: Trx,
  memberId: string,
  level: VerifiedKycLevel,
  now: number,
): Promise<void> {
  await trx
    .insertInto('kyc_levels')
    .values({ member_id: memberId, level, since: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ level, since: now }))
    .execute()
}

/** The level without which a merchant takes no deposit from a member; null where it has it (KYC-2). */
export async function kycBeforeDeposit(
  queries: Queries,
  merchant: Pick<Merchant, 'stored'>,
  memberId: string,
): Promise<KycLevel | null> {
  const { depositsFrom } = kycTerms(merchant)
  if (depositsFrom === 'unverified') return null
  return isAtLeast(await kycLevelOf(queries, memberId), depositsFrom) ? null : depositsFrom
}

/** Refuses a deposit below the level that the merchant sets (KYC-2). @throws CallFailure `kyc.required` with the `level` */
export async function checkKycBeforeDeposit(
  queries: Queries,
  merchant: Pick<Merchant, 'stored'>,
  memberId: string,
): Promise<void> {
  const level = await kycBeforeDeposit(queries, merchant, memberId)
  if (level !== null) throw new CallFailure('kyc.required', { level })
}
