import type { ContractPeriod } from '@plaza/contract/agency'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /**
     * Dividends of periods that are over (DIVIDEND-1). Amounts are minor units. Until it is paid, a row is worked out again when what it
     * comes from changes; afterwards too, and then the difference goes into a later one.
     */
    dividends: {
      id: string
      merchant: string
      contract_id: string
      /** Who gets it. */
      member_id: string
      /** Who owes it; null for the merchant. */
      upline_id: string | null
      currency: string
      period: ContractPeriod
      /** First and last day, `YYYY-MM-DD`, and the moments, the last not included. */
      first_day: string
      last_day: string
      starts_at: number
      ends_at: number
      stake_minor: number
      valid_minor: number
      prize_minor: number
      rebate_minor: number
      bonus_minor: number
      salary_minor: number
      net_minor: number
      active_users: number
      /** What the team won before, held against it, and what is held against the next: 0 or below. */
      carry_minor: number
      carried_minor: number
      /** Hundredths of a per cent. */
      rate: number
      dividend_minor: number
      /** Differences of earlier periods that were taken into this one. */
      correction_minor: number
      /** Differences of this period that were taken into later ones. */
      passed_minor: number
      /** From when on it counts as unpaid. */
      due_at: number
      /** What was paid, and when; null before. */
      paid_minor: number | null
      paid_at: number | null
      calculated_at: number
    }
    /** Until when changes of members' days are known to the dividends of a merchant, ms. */
    dividend_checks: { merchant: string; checked_at: number }
  }
}

export type DividendRow = Selectable<Schema['dividends']>
