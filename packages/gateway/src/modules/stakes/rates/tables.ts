import type { RateCategory } from '@plaza/contract/agency'
import type { Generated } from 'kysely'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What a member was given: from a day on, until the next row of its category. Hundredths of a per cent (RATE-1). */
    agent_rates: {
      member_id: string
      category: RateCategory
      /** The first day that it counts, `YYYY-MM-DD` in the merchant's zone. */
      since_day: string
      merchant: string
      rate: number
    }
    /** Each change of a rate, also one that another of the same day replaced. */
    agent_rate_changes: {
      id: Generated<number>
      merchant: string
      member_id: string
      /** Who set it; null: the operator. */
      set_by: string | null
      category: RateCategory
      from_rate: number
      to_rate: number
      since_day: string
      at: number
    }
  }
}
