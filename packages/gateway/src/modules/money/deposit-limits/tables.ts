import type { LimitPeriod } from '@plaza/contract/money'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Of the release before, whose gateways may still run: `member_limits` has them now. */
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
