import type { RebateMode } from '@plaza/contract/growth'
import type { GameType } from '@plaza/contract/play'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Calculations of a merchant: one for each day that is over. */
    rebate_runs: {
      merchant: string
      /** The last day that it counts, `YYYY-MM-DD`. */
      day: string
      started_at: number
      /** When its process last said that it goes on; null while it never has. */
      beat_at: number | null
      /** Null while it runs. */
      finished_at: number | null
    }
    /**
     * What the bets of a member's day and kind of play earned. After a part was paid, what changes about its day is the next part.
     * The parts of a day add up to its valid bets. Amounts are minor units.
     */
    rebate_days: {
      member_id: string
      day: string
      category: GameType
      /** From 1. */
      part: number
      merchant: string
      valid_minor: number
      /** Hundredths of a per cent, and the level whose rate it is. */
      rate: number
      level: number
      amount_minor: number
      /** The most that the day could give when it was counted first; null for any, and `unknownMost` where nobody wrote it. */
      most_minor: number | null
      /** The number of the claim that paid it; null while none has. */
      claim: string | null
    }
    /** Rebates that were paid, one for each calculation of a member at most. */
    rebate_claims: {
      no: string
      merchant: string
      member_id: string
      /** The day of the calculation that it pays. */
      run: string
      mode: RebateMode
      amount_minor: number
      at: number
    }
  }
}

/** The default of `most_minor`: a gateway of the release before counted the day. */
export const unknownMost = -1

export type RebateDayRow = Selectable<Schema['rebate_days']>
export type RebateClaimRow = Selectable<Schema['rebate_claims']>
