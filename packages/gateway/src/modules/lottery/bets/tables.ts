import type { LotteryOrderState, LotteryRules, PrizeMode, UnitMode } from '@plaza/contract/lottery'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Json, Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    lottery_orders: {
      id: string
      /** Of the member's ledger: of a trial account, its trial merchant. */
      merchant: string
      /** The merchant whose draw it is. */
      site: string
      member_id: string
      /** Bets practice money and counts into nothing of the merchant's. */
      is_practice: boolean
      lottery: string
      rules: LotteryRules
      issue: string
      /** Of a chase plan's issue; null for a slip. */
      chase_id: string | null
      currency: string
      amount_minor: number
      cancelled_minor: Generated<number>
      highest_minor: number
      prize_minor: Generated<number>
      rebate_minor: Generated<number>
      /** Of its stake, what is no turnover: both sides of a play with equal halves. */
      invalid_minor: Generated<number>
      /** `locked` is not stored: it follows from `close_at`. */
      state: LotteryOrderState
      line_count: number
      first_play: string
      created_at: number
      close_at: number
      ended_at: number | null
      /** By which correction of its issue it was settled; 0 by the first result. */
      correction: Generated<number>
      /** What its hash is salted with; null on earlier orders. */
      salt: string | null
      /** sha256 over what was sold (`orderText`), fixed when it was; null on earlier orders. */
      hash: ColumnType<Uint8Array | null, Uint8Array | null, never>
      /** Of the table that it was written at; null where the page did not say. */
      prize_mode: ColumnType<PrizeMode | null, PrizeMode | null | undefined, never>
    }
    lottery_lines: {
      order_id: string
      no: number
      play: string
      picks: Json<readonly (readonly number[])[]>
      units: number
      multiplier: number
      mode: UnitMode
      prize_group: number
      amount_minor: number
      /** Most that it can win. */
      highest_minor: number
      /** Of one winning unit by tier, ten-thousandths of a minor unit. */
      prizes: Json<readonly number[]>
      /** Ten-thousandths of the stake. */
      rebate: number
      /** Of a play with equal halves the sides that it is on, `row:option`; null for any other play. */
      sides: Json<readonly string[]> | null
      state: LotteryOrderState
      win_units: Json<readonly number[]>
      /** Ten-thousandths of a minor unit. */
      prize_fine: Generated<number>
    }
    /** What a draw would pay of a play if an outcome came up (BET-2). */
    lottery_exposure_outcomes: {
      site: string
      lottery: string
      issue: string
      play: string
      part: string
      unit: string
      liability_minor: number
    }
    /** What one draw can hit together of the outcomes of a part of a play, at most. */
    lottery_exposure_parts: {
      site: string
      lottery: string
      issue: string
      play: string
      /** `all` sums what its lines can win, `wide` that of lines that are not told by outcome. */
      part: string
      /** How many outcomes one draw can hit; 0 of sums. */
      hits: number
      most_minor: number
    }
  }
}

export type LotteryOrderRow = Selectable<Schema['lottery_orders']>
export type LotteryLineRow = Selectable<Schema['lottery_lines']>
