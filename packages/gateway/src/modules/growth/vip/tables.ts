import type { VipChangeReason } from '@plaza/contract/growth'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Where a member stands on the way to the next level. Its level is `members.vip_level`. Amounts are minor units. */
    vip_members: {
      member_id: string
      merchant: string
      /** Of the member's figures, what no longer counts since it fell; less than zero where a level was given to it. */
      base_deposit_minor: Generated<number>
      base_valid_minor: Generated<number>
      /** What is left to the next level; zero or less is reached. Null where no level can be reached. */
      left_deposit_minor: number | null
      left_valid_minor: number | null
      /** Since when it has its level, ms; null until it has another than its first. */
      since: number | null
      /** The first day that counts for keeping the level, `YYYY-MM-DD`, and when that is reviewed, ms; null at level 0. */
      period_from: string | null
      review_at: number | null
      /** The levels that `left` was worked out by, as a hash; null before the first time. */
      terms: string | null
      /** When the job looks at it. */
      due_at: number | null
    }
    /** Changes of levels. */
    vip_changes: {
      id: Generated<number>
      member_id: string
      at: number
      from_level: number
      to_level: number
      reason: VipChangeReason
    }
    /** What was paid to all members of a merchant's levels. */
    vip_pays: {
      merchant: string
      kind: string
      /** The week, month or day, by its name. */
      period: string
      at: number
    }
  }
}

export type VipMemberRow = Selectable<Schema['vip_members']>
