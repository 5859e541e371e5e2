import type { LimitPeriod } from '@plaza/contract/money'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** A row for each period that a member has decided about. */
    deposit_limits: {
      member_id: string
      period: LimitPeriod
      /** Null when the member chose to have none. */
      amount_minor: number | null
      set_at: number
      /** When the member asked for a higher one; null while none waits. */
      asked_at: number | null
      /** The higher one; null for none at all. */
      asked_minor: number | null
    }
  }
}

export type DepositLimitRow = Selectable<Schema['deposit_limits']>
