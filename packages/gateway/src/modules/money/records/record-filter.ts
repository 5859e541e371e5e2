import { dayAt, rangeProblem, rangeSpan } from '@plaza/calendar'
import { CallFailure } from '../../../kernel/call-failure'
import type { CallContext } from '../../../kernel/http/call-context'

/** The part of a query that every kind of record has. */
interface Days {
  from?: string
  to?: string
  search?: string
}

/**
 * The moments of the queried days in the merchant's zone, ms, today's when none is given, and the searched text; blanks
 * around it are not looked for (MONEY-5). @throws CallFailure `range.invalid` with the problem of the range.
 */
export function filterOf({ from, to, search = '' }: Days, { merchant, now }: CallContext) {
  const today = dayAt(merchant.settings.timeZone, now)
  const range = { from: from ?? to ?? today, to: to ?? from ?? today }
  const problem = rangeProblem(range, today)
  if (problem) throw new CallFailure('range.invalid', { problem })
  const text = search.trim()
  return { ...rangeSpan(merchant.settings.timeZone, range), search: text === '' ? undefined : text }
}
