import type { IncomeKind, Played, RateCategory } from '@plaza/contract/agency'
import type { Generated, Selectable } from 'kysely'
import type { Schema } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** What was settled of a member's valid bets of a day and kind of play, and what each of its line earned by it (INCOME-1). */
    income_shares: {
      member_id: string
      /** Day of the merchant's zone, `YYYY-MM-DD`. */
      day: string
      category: RateCategory
      merchant: string
      valid_minor: number
      /** From the top of the line to the member, as it stood that day. */
      line: string[]
      /** The rate of each, hundredths of a per cent, as of that day. */
      rates: number[]
      /** What each earned, minor units; together the first rate of the bets. */
      parts: number[]
    }
    /** The same by agent, day, kind of play and direct downline; one's own bets stand below oneself. */
    income_sums: {
      agent_id: string
      day: string
      category: RateCategory
      child_id: string
      merchant: string
      /** What the agent has of these bets, hundredths of a per cent. */
      margin: number
      valid_minor: number
      amount_minor: number
    }
    /** What a member earned in a period, and how much of it was paid (INCOME-2). */
    agent_incomes: {
      no: string
      merchant: string
      member_id: string
      kind: IncomeKind
      /** The contract of a salary; empty for rates. */
      source: string
      /** Where the period begins, ms, and its day. */
      period_at: number
      day: string
      amount_minor: number
      paid_minor: number
      /** What is to be taken back, and was not in the wallet when it should first have been: later incomes pay it. */
      waiting_minor: Generated<number>
      /** How many payments there were. */
      parts: number
      settled_at: number
      paid_at: number | null
      /** When it changed last after it had been paid, ms. */
      corrected_at: number | null
    }
    /** What a contract pays for a period, and by what (INCOME-3); minor units. */
    salaries: {
      contract_id: string
      period_at: number
      merchant: string
      member_id: string
      kind: 'daily-salary' | 'hourly-salary'
      day: string
      /** Valid bets of the account, and of everybody below it. */
      own_minor: number
      team_minor: number
      active_users: number
      basis: 'turnover' | 'loss'
      /** The rate of the tier that was reached, 0 below the first, and its cap. */
      rate: number
      cap_minor: number | null
      amount_minor: number
      parts: SalaryParts
    }
    /** Settlements, each once. */
    income_runs: {
      merchant: string
      kind: IncomeRun
      /** The day that is settled, `YYYY-MM-DD`, or where its hour begins, ms. */
      period: string
      started_at: number
      beat_at: number
      finished_at: number | null
    }
  }
}

/** What a salary is made of: one's own bets, and those of each direct downline's team at the difference of the rates. */
export interface SalaryParts {
  own: Played & { minor: number }
  downlines: (Played & { id: string; rate: number; minor: number })[]
}

/** What is settled at once. */
export type IncomeRun = 'rates' | 'daily-salary' | 'hourly-salary'
export type ShareRow = Selectable<Schema['income_shares']>
export type SumRow = Selectable<Schema['income_sums']>
export type SalaryRow = Selectable<Schema['salaries']>
export type IncomeRow = Selectable<Schema['agent_incomes']>
