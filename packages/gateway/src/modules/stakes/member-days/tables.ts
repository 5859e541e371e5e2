import type { GameType } from '@plaza/contract/play'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

/** The kind of play that figures belong to; `NONE` for money that belongs to none. */
export type DayCategory = GameType | 'NONE'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What a member did on one day, by category (DAYS-1). Amounts are minor units. */
    member_days: {
      merchant: string
      member_id: string
      /** Day of the merchant's zone, `YYYY-MM-DD`. */
      day: string
      category: DayCategory
      /** How many deposits were credited. */
      deposits: Generated<number>
      deposit_minor: Generated<number>
      /** How many withdrawals were paid. */
      withdrawals: Generated<number>
      withdrawal_minor: Generated<number>
      /** How many bets were settled. */
      bets: Generated<number>
      stake_minor: Generated<number>
      /** Of the stakes, what counts as turnover. */
      valid_minor: Generated<number>
      prize_minor: Generated<number>
      rebate_minor: Generated<number>
      /** Less than zero on a day on which more was given up than received. */
      bonus_minor: Generated<number>
      transfer_in_minor: Generated<number>
      transfer_out_minor: Generated<number>
      /** Adjustments; less than zero where they took. */
      other_minor: Generated<number>
      /** What an agent earned by rates on the bets of its line; less than zero where more was taken back. */
      commission_minor: Generated<number>
      /** By salary contracts; less than zero where more was taken back. */
      salary_minor: Generated<number>
      /** Dividends received, less those that were paid to others. */
      dividend_minor: Generated<number>
      /** When it changed last, ms. */
      changed_at: number
      /** Its play is from before there were these figures, and not all of its rounds are kept. */
      is_carried: Generated<boolean>
    }
    /** What a member played in one hour (DAYS-3). Amounts are minor units. */
    member_hours: {
      merchant: string
      member_id: string
      /** Where the hour of the merchant's zone begins, ms. */
      hour_at: number
      valid_minor: number
      /** Bets less prizes. */
      loss_minor: number
      /** When it changed last, ms. */
      changed_at: number
    }
  }
}

export type MemberDayRow = Selectable<Schema['member_days']>
