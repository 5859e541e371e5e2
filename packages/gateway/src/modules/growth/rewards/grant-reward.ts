import type { Localized } from '@plaza/contract/kernel'
import type { RewardSource } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant, type Merchant } from '../../../kernel/merchants/merchants'
import { partsOf } from './bonus-calendar'
import { claimParts } from './claim-parts'
import { rewardSettings } from './reward-settings'

const dayMs = 86_400_000

/** A reward for a member. */
export interface NewReward {
  merchant: string
  memberId: string
  source: RewardSource
  /** What it is for, once at its source: the mission and its day, the round of a promotion, the level and its month. */
  reference: string
  /** What the member reads, by language. */
  name: Localized
  /** Minor units of the merchant's currency; more than 0. */
  amountMinor: number
  /** How many times it has to be bet before it can be withdrawn; not at all when absent. */
  wagering?: number
  /** Of one with wagering: days to bet it in, from its claim; what is left goes back then. Any time when absent. */
  wageringDays?: number
  /** Of one with wagering: the highest stake while it runs, minor units. */
  highestStakeMinor?: number | null
  /** Until when it can be claimed, ms, or null for ever; by the merchant's settings when absent. Not with a calendar. */
  expiresAt?: number | null
  /** The name of its bonus calendar in the merchant's settings; its source when absent. */
  calendar?: string
  /** It is paid in this transaction, without a claim: of a calendar, its first part. */
  isPaidAtOnce?: boolean
  now: number
}

const termsOf = (reward: NewReward, merchant: Merchant) => {
  const { expiryDays, calendars } = rewardSettings(merchant)
  const { amountMinor, expiresAt = reward.now + expiryDays * dayMs } = reward
  const name = reward.calendar ?? reward.source
  const calendar = Object.hasOwn(calendars, name) ? calendars[name] : undefined
  return partsOf({ amountMinor, expiresAt }, calendar, reward.now)
}

/**
 * Grants a reward, in the transaction that earns it, once for its member, source and reference: a second grant changes
 * nothing (REWARD-1). It is in the reward centre then, and its money moves when it is claimed. What was granted stays,
 * whatever is switched off afterwards. Returns whether it is new.
 * @throws RangeError for an amount that is not whole and positive, Error for an unknown merchant
 */
export async function grantReward(trx: Trx, reward: NewReward): Promise<{ isNew: boolean }> {
  const { memberId, amountMinor, now } = reward
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new RangeError(`a reward of ${String(amountMinor)} minor units`)
  const merchant = await readMerchant(trx, reward.merchant)
  if (!merchant) throw new Error(`no merchant ${reward.merchant}`)
  const row = await trx
    .insertInto('rewards')
    .values({
      merchant: merchant.code,
      member_id: memberId,
      currency: merchant.currency,
      source: reward.source,
      reference: reward.reference,
      name: JSON.stringify(reward.name),
      amount_minor: amountMinor,
      wagering: reward.wagering ?? 0,
      highest_stake_minor: reward.highestStakeMinor ?? null,
      wagering_days: reward.wageringDays ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'source', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return { isNew: false }
  const parts = await trx
    .insertInto('reward_parts')
    .values(
      termsOf(reward, merchant).map((part) => ({
        reward_id: row.id,
        member_id: memberId,
        part: part.part,
        amount_minor: part.amountMinor,
        opens_at: part.opensAt,
        expires_at: part.expiresAt,
        due_at: part.opensAt > now ? part.opensAt : part.expiresAt,
        ended_at: null,
      })),
    )
    .returning(['id', 'opens_at'])
    .execute()
  if (reward.isPaidAtOnce === true) {
    const open = parts.filter(({ opens_at: opensAt }) => opensAt <= now).map(({ id }) => id)
    const owner = { memberId, merchant: merchant.code, currency: merchant.currency }
    await claimParts(trx, owner, open, now)
  }
  return { isNew: true }
}
