import type { LimitPeriod } from '@plaza/contract/money'
import type { PlayLimitKind } from '@plaza/contract/site'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** A row for each limit that a member has decided about (RG-3, RG-7). */
    member_limits: {
      member_id: string
      kind: PlayLimitKind
      period: LimitPeriod
      /** Minor units, of `time` minutes; null when the member chose to have none. */
      amount: number | null
      set_at: number
      /** When the member asked for a higher one; null while none waits. */
      asked_at: number | null
      /** The higher one; null for none at all. */
      asked_amount: number | null
    }
  }
}

export type LimitRow = Selectable<Schema['member_limits']>
