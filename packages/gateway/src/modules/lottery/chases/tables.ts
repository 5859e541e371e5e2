import type { ChaseIssueState, ChaseState, LotteryRules, PrizeMode, SlipLine } from '@plaza/contract/lottery'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    lottery_chases: {
      id: string
      /** Of the member's ledger. */
      merchant: string
      /** The merchant whose draws they are. */
      site: string
      member_id: string
      is_practice: boolean
      lottery: string
      rules: LotteryRules
      currency: string
      /** Before the multiplier of each issue. */
      lines: Json<readonly SlipLine[]>
      first_play: string
      stops_on_win: boolean
      /** Of the table that it was written at, for its orders; null where the page did not say. */
      prize_mode: ColumnType<PrizeMode | null, PrizeMode | null | undefined, never>
      /** The largest prize group of its member when it was made, for its orders; null in earlier plans, which have the merchant's. */
      own_group: ColumnType<number | null, number | null | undefined, never>
      state: ChaseState
      issue_count: number
      placed_count: Generated<number>
      reserved_minor: number
      spent_minor: Generated<number>
      refunded_minor: Generated<number>
      prize_minor: Generated<number>
      created_at: number
      ended_at: number | null
      /** When the next issue is to be placed; null when none waits. */
      due_at: number | null
    }
    lottery_chase_issues: {
      chase_id: string
      /** From 1, in the order of the draws. */
      no: number
      issue: string
      multiplier: number
      amount_minor: number
      open_at: number
      close_at: number
      state: ChaseIssueState
      order_id: string | null
      prize_minor: Generated<number>
      reason: string | null
    }
  }
}

export type ChaseRow = Selectable<Schema['lottery_chases']>
export type ChaseIssueRow = Selectable<Schema['lottery_chase_issues']>
