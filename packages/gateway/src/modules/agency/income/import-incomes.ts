import { startOfDay } from '@plaza/calendar'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { PlayDay } from '../../stakes/member-days'
import { sumIncomes, type EarnedIncome } from './incomes'
import { incomeOfSalary } from './salary-row'
import { addSums, earnedBy, shareOf, sumsOf, writeShares } from './share-bets'
import type { SalaryRow } from './tables'
import { settledAt } from './times'

/** A member's valid bets of a day of the past and one kind of play, with its line from the top to it and the rates of each. */
export interface ImportedShare extends Pick<PlayDay, 'memberId' | 'day' | 'category' | 'validMinor'> {
  line: readonly string[]
  /** Hundredths of a per cent, never rising. */
  rates: readonly number[]
}

/** An income of the past that was paid when it was settled. */
export interface ImportedIncome extends EarnedIncome {
  no: string
  paidAt: number
}

const sharesOf = (merchant: string, shares: readonly ImportedShare[]) =>
  shares.map(({ line, rates, ...day }) => shareOf(day, merchant, line, rates))

/** What shares of the past earned everybody, and when it was settled, as settlements count it (INCOME-1, INCOME-2). */
export const earnedByShares = (
  shares: readonly ImportedShare[],
  { merchant, timeZone }: { merchant: string; timeZone: string },
): Omit<ImportedIncome, 'no'>[] =>
  sumIncomes(
    earnedBy(
      sharesOf(merchant, shares).flatMap((share) => sumsOf(share)),
      { startOf: (day) => startOfDay(timeZone, day) },
    ),
  ).map((income) => ({ ...income, paidAt: settledAt('rates', timeZone, income.day) }))

/** What salaries of days of the past come to, and when that was settled (INCOME-3). */
export const earnedBySalaries = (
  salaries: readonly SalaryRow[],
  timeZone: string,
): Omit<ImportedIncome, 'no'>[] =>
  sumIncomes(salaries.map(incomeOfSalary)).map((income) => ({
    ...income,
    paidAt: settledAt('daily-salary', timeZone, income.day),
  }))

/** Incomes of the past, and what they came of. */
export interface ImportedIncomes {
  shares: readonly ImportedShare[]
  /** Of daily contracts. */
  salaries: readonly SalaryRow[]
  incomes: readonly ImportedIncome[]
  /** The settled days, whether anybody bet on them or not. */
  days: readonly string[]
}

/**
 * Writes what was earned on days of the past, as paid, and that these days are settled. The entries of the payments are the caller's: each
 * names the `no` of its income.
 */
export async function importIncomes(
  trx: Trx,
  { code, timeZone }: { code: string; timeZone: string },
  { shares, salaries, incomes, days }: ImportedIncomes,
): Promise<void> {
  const rows = sharesOf(code, shares)
  await writeShares(trx, rows)
  await addSums(
    trx,
    rows.flatMap((share) => sumsOf(share)),
  )
  await insertRows(trx, 'salaries', salaries)
  await insertRows(
    trx,
    'agent_incomes',
    incomes.map(({ no, memberId, kind, source, periodAt, day, amountMinor, paidAt }) => ({
      ...{ no, merchant: code, member_id: memberId, kind, source, period_at: periodAt, day },
      ...{ amount_minor: amountMinor, paid_minor: amountMinor, parts: 1, waiting_minor: 0 },
      ...{ settled_at: paidAt, paid_at: paidAt },
    })),
  )
  await insertRows(
    trx,
    'income_runs',
    (['rates', 'daily-salary'] as const).flatMap((kind) =>
      days.map((day) => {
        const at = settledAt(kind, timeZone, day)
        return { merchant: code, kind, period: day, started_at: at, beat_at: at, finished_at: at }
      }),
    ),
  )
}
