import type { Reward, RewardSource } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'
import type { BalanceOwner } from '../../../kernel/ledger'
import { ownParts } from './own-parts'
import { showRewards } from './read-parts'

/** A reward, and what it was granted for. */
export interface ReferencedReward {
  reference: string
  reward: Reward
}

/** Every reward of a member from one source, the latest first. */
export async function rewardsOfSource(
  queries: Queries,
  owner: BalanceOwner,
  source: RewardSource,
  now: number,
): Promise<ReferencedReward[]> {
  const found = await ownParts(queries, owner)
    .where('rewards.source', '=', source)
    .orderBy('reward_parts.id', 'desc')
    .execute()
  const rewards = await showRewards(queries, owner, found, now)
  return rewards.map((reward, index) => ({ reference: found[index]?.reference ?? '', reward }))
}
