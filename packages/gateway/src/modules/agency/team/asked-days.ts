import { dayAt, rangeProblem, type DayRange } from '@plaza/calendar'
import { CallFailure } from '../../../kernel/call-failure'
import type { CallContext } from '../../../kernel/http/call-context'

/**
 * The days of the merchant's zone that a query asks for, at most 31 that begin at most 90 days ago; today when it names none.
 * @throws CallFailure `range.invalid` with the problem of the range
 */
export function askedDays(
  { from, to }: { from?: string; to?: string },
  { merchant, now }: Pick<CallContext, 'merchant' | 'now'>,
): DayRange {
  const today = dayAt(merchant.settings.timeZone, now)
  const range = { from: from ?? to ?? today, to: to ?? from ?? today }
  const problem = rangeProblem(range, today)
  if (problem) throw new CallFailure('range.invalid', { problem })
  return range
}
