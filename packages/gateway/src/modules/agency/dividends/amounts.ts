import type { DividendState } from '@plaza/contract/agency'
import type { DividendRow } from './tables'

type Amounts = Pick<DividendRow, 'dividend_minor' | 'correction_minor' | 'passed_minor' | 'paid_minor'>

/** What is to be paid for a period, or was: the dividend with what earlier ones passed on, never below zero. */
export const payableOf = ({
  dividend_minor: own,
  correction_minor: more,
  passed_minor: passed,
  paid_minor: paid,
}: Amounts) => paid ?? Math.max(0, own + more - passed)

/**
 * What a period still has to pass on to a later one: of a paid one the difference to what was paid, of another what is below zero. Below zero
 * where too much was paid.
 */
export function outstandingOf({
  dividend_minor: own,
  correction_minor: more,
  passed_minor: passed,
  paid_minor: paid,
}: Amounts) {
  const left = own + more - passed
  return paid === null ? Math.min(0, left) : left - paid
}

/** In which state a dividend is whose period is over. */
export function stateOf(row: DividendRow, now: number): DividendState {
  if (row.paid_at !== null) return 'paid'
  if (payableOf(row) === 0) return 'none'
  return now >= row.due_at ? 'unpaid' : 'to-pay'
}

/**
 * Passes what is outstanding on to the next period of the same two that is not paid, from the earliest on; the order of the rows is that of
 * their periods. What has no such period waits for the next one. Returns the rows with their new amounts.
 */
export function passOn<Row extends Amounts>(rows: readonly Row[]): Row[] {
  const passed = rows.map((row) => ({ ...row }))
  passed.forEach((row, at) => {
    const minor = outstandingOf(row)
    const next = passed.slice(at + 1).find(({ paid_minor: paid }) => paid === null)
    if (minor === 0 || !next) return
    row.passed_minor += minor
    next.correction_minor += minor
  })
  return passed
}
