import type { Localized } from '@plaza/contract/kernel'
import type { RewardSource, RewardState } from '@plaza/contract/growth'
import type { Trx } from '../../../kernel/database/database'
import { referenceOf } from './reward-reference'

/** A reward of the past; its bookings and requirements are written elsewhere, by the references that are returned. */
export interface ImportedReward {
  memberId: string
  source: RewardSource
  reference: string
  name: Localized
  wagering: number
  highestStakeMinor: number | null
  wageringDays: number | null
  createdAt: number
  parts: readonly {
    amountMinor: number
    state: RewardState
    opensAt: number
    expiresAt: number | null
    endedAt: number | null
  }[]
}

/**
 * Writes rewards of one merchant's members. Returns the references of their parts, in the order of rewards and parts.
 * @throws when one is there
 */
export async function importRewards(
  trx: Trx,
  { code, currency }: { code: string; currency: string },
  rewards: readonly ImportedReward[],
): Promise<string[][]> {
  const references: string[][] = []
  for (const one of rewards) {
    const { id } = await trx
      .insertInto('rewards')
      .values({
        merchant: code,
        member_id: one.memberId,
        currency,
        source: one.source,
        reference: one.reference,
        name: JSON.stringify(one.name),
        amount_minor: one.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        wagering: one.wagering,
        highest_stake_minor: one.highestStakeMinor,
        wagering_days: one.wageringDays,
        created_at: one.createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const parts = await trx
      .insertInto('reward_parts')
      .values(
        one.parts.map((part, index) => ({
          reward_id: id,
          member_id: one.memberId,
          part: index + 1,
          amount_minor: part.amountMinor,
          state: part.state,
          opens_at: part.opensAt,
          expires_at: part.expiresAt,
          due_at: part.state === 'claimable' ? part.opensAt : null,
          ended_at: part.endedAt,
        })),
      )
      .returning(['id', 'part'])
      .execute()
    references.push(parts.sort((a, b) => a.part - b.part).map((part) => referenceOf(part.id)))
  }
  return references
}
