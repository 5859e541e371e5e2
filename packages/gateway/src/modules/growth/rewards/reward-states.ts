import type { RewardSource, RewardState } from '@plaza/contract/growth'
import type { Queries } from '../../../kernel/database/database'

/**
 * The states of a member's rewards of one source by what they were granted for; of one that is paid in parts, that of its first
 * part. One that was never granted is left out.
 */
export async function rewardStates(
  queries: Queries,
  memberId: string,
  source: RewardSource,
  references: readonly string[],
): Promise<Map<string, RewardState>> {
  if (references.length === 0) return new Map()
  const rows = await queries
    .selectFrom('rewards')
    .innerJoin('reward_parts', 'reward_parts.reward_id', 'rewards.id')
    .select(['rewards.reference', 'reward_parts.state'])
    .where('rewards.member_id', '=', memberId)
    .where('rewards.source', '=', source)
    .where('rewards.reference', 'in', references)
    .where('reward_parts.part', '=', 1)
    .execute()
  return new Map(rows.map(({ reference, state }) => [reference, state]))
}
