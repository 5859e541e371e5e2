import type { Generated } from 'kysely'
import type { DayCategory } from '../../stakes/member-days'

/** Figures of a day, minor units but for the counts. */
interface FigureColumns {
  deposits: number
  deposit_minor: number
  withdrawals: number
  withdrawal_minor: number
  bets: number
  stake_minor: number
  valid_minor: number
  prize_minor: number
  rebate_minor: number
  bonus_minor: number
  transfer_in_minor: number
  transfer_out_minor: number
  other_minor: number
  commission_minor: number
  salary_minor: number
  dividend_minor: number
}

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What everybody below a member did on a day, by category, without the member itself (TEAM-2). */
    team_days: FigureColumns & {
      merchant: string
      agent_id: string
      /** Day of the merchant's zone, `YYYY-MM-DD`. */
      day: string
      category: DayCategory
    }
    /** What changed about a member's days and is not yet added to those of everybody above it. */
    team_day_changes: FigureColumns & {
      id: Generated<number>
      merchant: string
      member_id: string
      day: string
      category: DayCategory
    }
    /** Whose open pages are told that their team changed, and when that was last (TEAM-9). */
    team_told: {
      agent_id: string
      /** It has changed since. */
      is_due: boolean
      /** ms; 0 before the first time. */
      told_at: number
    }
    /** Days whose figures were derived again, each once. */
    team_audits: {
      merchant: string
      day: string
      /** When it began or last said that it goes on, ms. */
      started_at: number
      finished_at: number | null
      /** How many differences there were; null while it runs. */
      differences: number | null
    }
  }
}
