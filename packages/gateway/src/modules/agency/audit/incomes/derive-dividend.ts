import { addDays, weekdayOf } from '@plaza/calendar'
import { wholeRate, type ContractTerms } from '@plaza/contract/agency'
import type { DerivedDay } from '../../../stakes/member-days'
import { tierOf } from './derive-salary'
import type { IncomesData } from './incomes-data'

/** What a dividend comes to. */
export interface DerivedDividend {
  stakeMinor: number
  validMinor: number
  prizeMinor: number
  rebateMinor: number
  bonusMinor: number
  salaryMinor: number
  netMinor: number
  activeUsers: number
  carryMinor: number
  carriedMinor: number
  rate: number
  dividendMinor: number
}

/** Days on which a period of a contract begins (CONTRACT-2). */
const begins: Record<Exclude<ContractTerms['period'], 'hourly'>, (day: string) => boolean> = {
  daily: () => true,
  weekly: (day) => weekdayOf(day) === 1,
  'ten-days': (day) => ['01', '11', '21'].includes(day.slice(8)),
  'half-month': (day) => ['01', '16'].includes(day.slice(8)),
  monthly: (day) => day.endsWith('01'),
}

/** The periods of a contract from a day on that end before another day, day by day. */
export function periodsOf(
  { period }: Pick<ContractTerms, 'period'>,
  from: string,
  before: string,
): { firstDay: string; lastDay: string }[] {
  if (period === 'hourly') return []
  const found: { firstDay: string; lastDay: string }[] = []
  let firstDay = from
  for (let day = from; day < before; day = addDays(day, 1)) {
    if (!begins[period](addDays(day, 1))) continue
    found.push({ firstDay, lastDay: day })
    firstDay = addDays(day, 1)
  }
  return found
}

/** The days of everybody below an account in a period, by who stood above whom on each. */
export const teamDaysOf = (
  { days, aboveOn }: Pick<IncomesData, 'days' | 'aboveOn'>,
  { memberId, firstDay, lastDay }: { memberId: string; firstDay: string; lastDay: string },
  hasLevels: boolean,
): DerivedDay[] =>
  days.filter((one) => {
    if (one.day < firstDay || one.day > lastDay) return false
    const line = aboveOn(one.memberId, one.day)
    return hasLevels ? line.includes(memberId) : line[0] === memberId
  })

/** The dividend of a period from the days of its team (DIVIDEND-1). */
export function deriveDividend(
  terms: ContractTerms,
  team: readonly DerivedDay[],
  carryMinor: number,
): DerivedDividend {
  const sum = (of: (one: DerivedDay) => number) => team.reduce((total, one) => total + of(one), 0)
  const validOf = new Map<string, number>()
  for (const { memberId, category, validMinor } of team)
    if (category !== 'NONE') validOf.set(memberId, (validOf.get(memberId) ?? 0) + validMinor)
  const activeUsers = [...validOf.values()].filter((minor) => minor >= terms.activeMinor).length
  const parts = {
    stakeMinor: sum((one) => one.stakeMinor),
    validMinor: sum((one) => one.validMinor),
    prizeMinor: sum((one) => one.prizeMinor),
    rebateMinor: sum((one) => one.rebateMinor + one.commissionMinor),
    bonusMinor: sum((one) => one.bonusMinor),
    salaryMinor: sum((one) => one.salaryMinor),
  }
  const netMinor =
    parts.prizeMinor + parts.rebateMinor + parts.bonusMinor + parts.salaryMinor - parts.stakeMinor
  const lossMinor = carryMinor - netMinor
  const baseMinor = Math.max(0, lossMinor)
  const rate = tierOf(terms, { validMinor: parts.validMinor, lossMinor: baseMinor }, activeUsers)?.rate ?? 0
  return {
    ...{ ...parts, netMinor, activeUsers, carryMinor, rate },
    carriedMinor: terms.carries ? Math.min(0, lossMinor) : 0,
    dividendMinor: Number((BigInt(baseMinor) * BigInt(rate)) / BigInt(wholeRate)),
  }
}
