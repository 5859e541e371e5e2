import type { benefitsCall, VipLevel } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { dayAt } from '@plaza/calendar'
import type { Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { birthDateOf } from '../../identity/directory'
import { dayAllowance, largestWithdrawal } from '../../money/withdrawals'
import { figuresOf } from '../../stakes/member-days'
import { rewardsOfSource } from '../rewards'
import { countedOf, takes } from './levels'
import type { VipMemberRow } from './tables'
import type { Vip } from './vip-settings'

/** How many rewards and changes are shown. */
const shown = 20

/** Every level with what it takes and gives. */
export const levelsOf = (merchant: Merchant, { levels }: Vip): VipLevel[] =>
  levels.map(
    ({ upgradeMinor, weeklyMinor, monthlyMinor, birthdayMinor, rebates, ...takesAndKeeps }, level) => {
      const { count, sumMinor } = dayAllowance(merchant, level)
      return {
        level,
        ...takesAndKeeps,
        pays: { upgrade: upgradeMinor, weekly: weeklyMinor, monthly: monthlyMinor, birthday: birthdayMinor },
        rebates: { ...rebates },
        withdrawals: count,
        withdrawalMinor: sumMinor,
        largestWithdrawalMinor: largestWithdrawal(merchant, level),
      }
    },
  )

const progress = (doneMinor: number, wantedMinor: number) => ({
  doneMinor: Math.max(0, doneMinor),
  wantedMinor,
})

/** What a member needs for the next level; null at the highest. */
async function nextOf(
  queries: Queries,
  memberId: string,
  vip: Vip,
  level: number,
  row: VipMemberRow | undefined,
) {
  if (level + 1 >= vip.levels.length) return null
  const base = { depositMinor: row?.base_deposit_minor ?? 0, validMinor: row?.base_valid_minor ?? 0 }
  const counted = countedOf(await figuresOf(queries, { memberId }), base)
  const wanted = takes(vip, level + 1)
  return {
    level: level + 1,
    deposit: progress(counted.depositMinor, wanted.depositMinor),
    valid: progress(counted.validMinor, wanted.validMinor),
  }
}

/** What a member needs to keep its level, and until when; null at level 0. */
async function keepOf(
  queries: Queries,
  { merchant, vip, level }: { merchant: Merchant; vip: Vip; level: number },
  row: VipMemberRow | undefined,
) {
  const terms = vip.levels[level]
  if (!row || !terms || level === 0 || row.period_from === null || row.review_at === null) return null
  const to = dayAt(merchant.settings.timeZone, row.review_at - 1)
  const did = await figuresOf(queries, { memberId: row.member_id, from: row.period_from, to })
  return {
    until: row.review_at,
    deposit: progress(did.depositMinor, terms.keepDepositMinor),
    valid: progress(did.validMinor, terms.keepValidMinor),
  }
}

/** A member's level in its merchant's club and its way to the next, from the figures of its days (VIP-1). */
export async function readBenefits(
  queries: Queries,
  { merchant, vip, member, now }: { merchant: Merchant; vip: Vip; member: Member; now: number },
): Promise<AnswerOf<typeof benefitsCall>> {
  const row = await queries
    .selectFrom('vip_members')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirst()
  const changes = await queries
    .selectFrom('vip_changes')
    .select(['at', 'from_level as from', 'to_level as to', 'reason'])
    .where('member_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  const level = member.vipLevel ?? 0
  const { currency } = merchant
  const owner = { memberId: member.id, merchant: merchant.code, currency }
  const rewards = await rewardsOfSource(queries, owner, 'vip', now)
  return {
    level,
    since: row?.since ?? null,
    next: await nextOf(queries, member.id, vip, level, row),
    keep: await keepOf(queries, { merchant, vip, level }, row),
    reviewDays: vip.reviewDays,
    wagering: vip.wagering,
    hasBirthday: (await birthDateOf(queries, member.id)) !== null,
    levels: levelsOf(merchant, vip),
    rewards: rewards.slice(0, shown).map(({ reward }) => reward),
    changes,
    currency,
  }
}
