import { sql } from 'kysely'

/** What a member did: of a day, a category, a range or a life. Amounts are minor units. */
export interface Figures {
  /** How many deposits were credited. */
  deposits: number
  depositMinor: number
  /** How many withdrawals were paid. */
  withdrawals: number
  withdrawalMinor: number
  /** How many bets were settled. */
  bets: number
  stakeMinor: number
  /** Of the stakes, what counts as turnover. */
  validMinor: number
  prizeMinor: number
  rebateMinor: number
  /** Less than zero where more was given up than received. */
  bonusMinor: number
  transferInMinor: number
  transferOutMinor: number
  /** Adjustments; less than zero where they took. */
  otherMinor: number
  /** What an agent earned by rates on the bets of its line; less than zero where more was taken back. */
  commissionMinor: number
  /** By salary contracts; less than zero where more was taken back. */
  salaryMinor: number
  /** Dividends received, less those that were paid to others. */
  dividendMinor: number
}

/** Columns of figures by the name of the figure. */
export const figureColumns = {
  deposits: 'deposits',
  depositMinor: 'deposit_minor',
  withdrawals: 'withdrawals',
  withdrawalMinor: 'withdrawal_minor',
  bets: 'bets',
  stakeMinor: 'stake_minor',
  validMinor: 'valid_minor',
  prizeMinor: 'prize_minor',
  rebateMinor: 'rebate_minor',
  bonusMinor: 'bonus_minor',
  transferInMinor: 'transfer_in_minor',
  transferOutMinor: 'transfer_out_minor',
  otherMinor: 'other_minor',
  commissionMinor: 'commission_minor',
  salaryMinor: 'salary_minor',
  dividendMinor: 'dividend_minor',
} as const satisfies Record<keyof Figures, string>

/** Figures of somebody who did nothing. */
export const noFigures: Figures = {
  deposits: 0,
  depositMinor: 0,
  withdrawals: 0,
  withdrawalMinor: 0,
  bets: 0,
  stakeMinor: 0,
  validMinor: 0,
  prizeMinor: 0,
  rebateMinor: 0,
  bonusMinor: 0,
  transferInMinor: 0,
  transferOutMinor: 0,
  otherMinor: 0,
  commissionMinor: 0,
  salaryMinor: 0,
  dividendMinor: 0,
}

/** The sums of all figures, for a select list; exact, or refused when they are read. */
export const sumsOfFigures = sql.join(
  Object.entries(figureColumns).map(
    ([name, column]) => sql`coalesce(sum(${sql.ref(column)}), 0)::bigint as ${sql.ref(name)}`,
  ),
)

/**
 * The net result of play, minor units: prizes + rebates + bonuses − bets. What is in it is settled: a stake that is not yet
 * settled is no loss.
 */
export const netMinor = ({ prizeMinor, rebateMinor, bonusMinor, stakeMinor }: Figures): number =>
  prizeMinor + rebateMinor + bonusMinor - stakeMinor
