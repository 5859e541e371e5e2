import type { IncomesData } from './incomes-data'
import type { Play, SalaryLine } from './derive-salary'
import type { KeptContract } from './kept'

/** What one member played in a period. */
export interface PlayedMember extends Play {
  memberId: string
}

const none: Play = { validMinor: 0, lossMinor: 0 }

/** The team of a contract's account in a period, member by member, by who stood above whom on its day (INCOME-3). */
export function salaryLine(
  { aboveOn }: Pick<IncomesData, 'aboveOn'>,
  { memberId: holder, terms }: KeptContract,
  { day, hasLevels }: { day: string; hasLevels: boolean },
  played: readonly PlayedMember[],
): SalaryLine & { members: string[] } {
  let own = none
  let activeUsers = 0
  const downlines = new Map<string, Play>()
  const members: string[] = []
  for (const { memberId, validMinor, lossMinor } of played) {
    const line = [memberId, ...aboveOn(memberId, day)]
    const at = line.indexOf(holder)
    if (at < 0 || (at > 1 && !hasLevels)) continue
    members.push(memberId)
    if (validMinor >= terms.activeMinor) activeUsers += 1
    if (at === 0) {
      own = { validMinor, lossMinor }
      continue
    }
    const childId = line[at - 1] ?? memberId
    const before = downlines.get(childId) ?? none
    downlines.set(childId, {
      validMinor: before.validMinor + validMinor,
      lossMinor: before.lossMinor + lossMinor,
    })
  }
  return { own, downlines, activeUsers, members }
}
