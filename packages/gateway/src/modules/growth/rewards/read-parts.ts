import type { Reward, RewardTab } from '@plaza/contract/growth'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import type { BalanceOwner } from '../../../kernel/ledger'
import type { Page } from '../../../kernel/pages'
import { totalOf } from '../../../kernel/totals'
import { findRequirements } from '../../stakes/turnover'
import { ownParts } from './own-parts'
import { isClaimable, isInProgress, rewardLists } from './reward-lists'
import { referenceOf } from './reward-reference'
import type { PartRow } from './tables'

/** How many rewards a member can claim now, and what they are worth, minor units; how many run. */
export async function countRewards(
  queries: Queries,
  { memberId, merchant, currency }: BalanceOwner,
  now: number,
): Promise<{ claimable: number; claimableMinor: number; running: number }> {
  const row = await queries
    .selectFrom('reward_parts')
    .innerJoin('rewards', 'rewards.id', 'reward_parts.reward_id')
    .select([
      sql<number>`count(*) filter (where ${isClaimable(now)})::int`.as('claimable'),
      totalOf('reward_parts.amount_minor', isClaimable(now)).as('claimableMinor'),
      sql<number>`count(*) filter (where ${isInProgress(now)})::int`.as('running'),
    ])
    .where('reward_parts.member_id', '=', memberId)
    .where('rewards.merchant', '=', merchant)
    .where('rewards.currency', '=', currency)
    .where('reward_parts.state', 'in', ['claimable', 'running'])
    .executeTakeFirstOrThrow()
  return row
}

/** A part that nobody claimed in time has expired, also before the job has written it. */
const stateOf = ({ state, expires_at: expiresAt }: Pick<PartRow, 'state' | 'expires_at'>, now: number) =>
  state === 'claimable' && expiresAt !== null && expiresAt <= now ? 'expired' : state

/** Rewards as a member sees them, in the order of the parts that were found. */
export async function showRewards(
  queries: Queries,
  owner: BalanceOwner,
  found: readonly PartRow[],
  now: number,
): Promise<Reward[]> {
  if (found.length === 0) return []
  const siblings = await queries
    .selectFrom('reward_parts')
    .selectAll()
    .where('reward_id', 'in', [...new Set(found.map(({ reward_id: id }) => id))])
    .orderBy('part')
    .execute()
  const byReward = groupBy(siblings, (part) => part.reward_id)
  const running = found.filter(({ state }) => state === 'running').map(({ id }) => referenceOf(id))
  const requirements = await findRequirements(queries, owner, running)
  return found.map((row) => {
    const parts = byReward.get(row.reward_id) ?? []
    const wager = requirements.find(({ reference }) => reference === referenceOf(row.id))
    const state = stateOf(row, now)
    return {
      id: String(row.id),
      source: row.source,
      name: { ...row.name },
      amountMinor: row.amount_minor,
      currency: row.currency,
      wagering: row.wagering,
      highestStakeMinor: row.highest_stake_minor,
      wageringDays: row.wagering_days,
      state,
      opensAt: row.opens_at,
      expiresAt: row.expires_at,
      endedAt: state === 'expired' ? (row.ended_at ?? row.expires_at) : row.ended_at,
      ...(parts.length > 1 && {
        calendar: {
          part: row.part,
          parts: parts.map((one) => ({
            amountMinor: one.amount_minor,
            state: stateOf(one, now),
            opensAt: one.opens_at,
            expiresAt: one.expires_at,
          })),
        },
      }),
      ...(state === 'running' &&
        wager && {
          wager: {
            requiredMinor: wager.requiredMinor,
            doneMinor: wager.doneMinor,
            goesMinor: wager.goesMinor ?? 0,
            ...(wager.expiresAt !== undefined && { expiresAt: wager.expiresAt }),
          },
        }),
    }
  })
}

/** One page of a list of the reward centre. */
export async function readRewards(
  queries: Queries,
  owner: BalanceOwner,
  { tab, page, now }: { tab: RewardTab; page: Page; now: number },
): Promise<{ rewards: Reward[]; total: number }> {
  const { holds, order } = rewardLists[tab](now)
  const found = await ownParts(queries, owner)
    .where(holds)
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await queries
    .selectFrom('reward_parts')
    .innerJoin('rewards', 'rewards.id', 'reward_parts.reward_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('reward_parts.member_id', '=', owner.memberId)
    .where('rewards.merchant', '=', owner.merchant)
    .where('rewards.currency', '=', owner.currency)
    .where(holds)
    .executeTakeFirstOrThrow()
  return { rewards: await showRewards(queries, owner, found, now), total }
}
