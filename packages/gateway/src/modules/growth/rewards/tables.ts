import type { Localized } from '@plaza/contract/kernel'
import type { RewardSource, RewardState } from '@plaza/contract/growth'
import type { Generated, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What a member was granted, with its terms. One for each reference of a source. */
    rewards: {
      id: Generated<number>
      merchant: string
      member_id: string
      currency: string
      source: RewardSource
      /** What it is granted for, a word of whoever grants it: the mission and its day, the round of a promotion. */
      reference: string
      name: Json<Localized>
      amount_minor: number
      /** How many times it has to be bet; 0 for not at all. */
      wagering: number
      highest_stake_minor: number | null
      /** Days to bet it in, from its claim; null for any time. */
      wagering_days: number | null
      created_at: number
    }
    /** The parts in which a reward is paid: one, or several by a bonus calendar. */
    reward_parts: {
      id: Generated<number>
      reward_id: number
      member_id: string
      /** From 1. */
      part: number
      amount_minor: number
      state: Generated<RewardState>
      /** From when and until when it can be claimed; null for ever. */
      opens_at: number
      expires_at: number | null
      /** When the job looks at it again: as it opens, or expires. */
      due_at: number | null
      ended_at: number | null
    }
  }
}

/** A part with what it needs of its reward. */
export type PartRow = Selectable<Schema['reward_parts']> &
  Omit<Selectable<Schema['rewards']>, 'id' | 'amount_minor' | 'created_at'>
