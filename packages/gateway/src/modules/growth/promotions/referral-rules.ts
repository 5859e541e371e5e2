import type { Localized } from '@plaza/contract/kernel'
import type { Queries } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { referralSettings, type Referral } from './referral-settings'
import { enabledRows } from './shown-promotions'

const dayMs = 86_400_000
/** A friend qualifies within this time of registering, days. */
export const qualifyDays = 90

/** Until when a friend can qualify, ms. */
export const qualifiesUntil = (regDate: number): number => regDate + qualifyDays * dayMs

/** What the member gets for a friend who is the n-th to qualify, from 1: that of the last tier that begins up to there. */
export const tierOf = ({ tiers }: Pick<Referral, 'tiers'>, count: number): number =>
  tiers.filter(({ from }) => from <= count).at(-1)?.rewardMinor ?? 0

/** Whether a first deposit makes a friend qualify who registered at `regDate`. */
export const isQualifying = (
  { leastDepositMinor }: Pick<Referral, 'leastDepositMinor'>,
  regDate: number,
  { firstMinor, firstAt }: { firstMinor: number; firstAt: number },
): boolean => firstMinor >= leastDepositMinor && firstAt <= qualifiesUntil(regDate)

/** What a merchant gives for friends at a moment, and the title of its promotion; undefined while that does not run. */
export async function runningReferral(
  queries: Queries,
  merchant: Merchant,
  now: number,
): Promise<{ referral: Referral; name: Localized } | undefined> {
  const referral = referralSettings(merchant)
  if (!referral) return undefined
  const row = (await enabledRows(queries, merchant)).find(({ plan }) => plan?.kind === 'referral')
  if (!row || row.starts_at > now || (row.ends_at !== null && row.ends_at <= now)) return undefined
  return { referral, name: { ...row.title } }
}

/** What the reward for a friend is granted for. */
export const friendReference = (friendId: string): string => `friend:${friendId}`
