import { kycLevels, type Kyc, type KycLevel, type KycState } from '@plaza/contract/identity'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { realName } from '../../identity/directory'
import { isAtLeast, kycLevelOf, kycTerms, withdrawADayMinor } from '../../identity/kyc'
import type { KycRow } from './tables'

/** What pictures of a submission are used for: its documents, and the member with one of them. */
export const documentsOf = (id: string): string => `kyc:${id}`
export const selfieOf = (id: string): string => `kyc-selfie:${id}`

/** What a document's number is encrypted for. */
export const placeOf = (id: string): string => `kyc document ${id}`

/** What a member submitted last; null while it has submitted nothing. */
export const latestOf = async (queries: Queries, memberId: string): Promise<KycRow | null> =>
  (await queries
    .selectFrom('kyc_submissions')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** A member's level and the state of what it submitted last, for the security centre. */
export async function kycStateOf(
  queries: Queries,
  memberId: string,
): Promise<{ level: KycLevel; state: KycState | null }> {
  const latest = await latestOf(queries, memberId)
  return { level: await kycLevelOf(queries, memberId), state: latest?.state ?? null }
}

const submission = (row: KycRow): NonNullable<Kyc['submission']> => ({
  level: row.level,
  state: row.state,
  sentAt: row.created_at,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.decided_at !== null && { decidedAt: row.decided_at }),
})

/** A member's verification as its page shows it (KYC-1). */
export async function readKyc(
  queries: Queries,
  { memberId, merchant }: { memberId: string; merchant: Merchant },
): Promise<Kyc> {
  const { depositsFrom, asks } = kycTerms(merchant)
  const latest = await latestOf(queries, memberId)
  return {
    level: await kycLevelOf(queries, memberId),
    submission: latest && submission(latest),
    levels: kycLevels.map((level) => ({
      level,
      deposits: isAtLeast(level, depositsFrom),
      withdrawADayMinor: withdrawADayMinor(merchant, level),
      asks: level === 'unverified' ? [] : [...asks[level]],
    })),
    realName: await realName(queries, memberId),
    minimumAge: merchant.settings.minimumAge,
    currency: merchant.currency,
  }
}
