import type { Queries } from '../../../kernel/database/database'
import type { BalanceOwner } from '../../../kernel/ledger'

/** The parts of a member's rewards, each with its terms. */
export const ownParts = (queries: Queries, { memberId, merchant, currency }: BalanceOwner) =>
  queries
    .selectFrom('reward_parts')
    .innerJoin('rewards', 'rewards.id', 'reward_parts.reward_id')
    .selectAll('reward_parts')
    .select([
      'rewards.merchant',
      'rewards.currency',
      'rewards.source',
      'rewards.reference',
      'rewards.name',
      'rewards.wagering',
      'rewards.highest_stake_minor',
      'rewards.wagering_days',
    ])
    .where('reward_parts.member_id', '=', memberId)
    .where('rewards.merchant', '=', merchant)
    .where('rewards.currency', '=', currency)
