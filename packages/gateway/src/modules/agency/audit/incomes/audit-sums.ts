import { startOfDay } from '@plaza/calendar'
import { differing, type AuditedIncomes, type IncomeDifference, type Numbers } from './income-difference'
import type { KeptIncome, KeptSalary, KeptShare, KeptSum } from './kept'

interface Named {
  agentId: string
  day: string
  of: string
  memberId?: string
  numbers: Numbers
}

/** Adds up what has the same name. */
function addUp(rows: readonly Named[]): Map<string, Named> {
  const found = new Map<string, Named>()
  for (const row of rows) {
    const key = JSON.stringify([row.agentId, row.day, row.of, row.memberId])
    const before = found.get(key)?.numbers ?? {}
    const numbers = Object.fromEntries(
      Object.entries(row.numbers).map(([name, value]) => [name, (before[name] ?? 0) + value]),
    )
    found.set(key, { ...row, numbers })
  }
  return found
}

/** What differs between rows that are kept and rows that were added up. */
function compareRows(
  kept: readonly Named[],
  derived: readonly Named[],
  { day: asked }: Pick<AuditedIncomes, 'day'>,
): IncomeDifference[] {
  const [one, other] = [addUp(kept), addUp(derived)]
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) => {
    const [own, their] = [one.get(key), other.get(key)]
    const about = own ?? their
    if (!about || (asked !== undefined && about.day !== asked)) return []
    const { agentId, day, of, memberId } = about
    return differing(
      { agentId, day, of, ...(memberId !== undefined && { memberId }) },
      own?.numbers ?? {},
      their?.numbers ?? {},
    )
  })
}

/** Adds the shares up by agent, day, kind of play and direct downline again, and compares that with the sums that are kept (INCOME-4). */
export function auditSums(
  shares: readonly KeptShare[],
  sums: readonly KeptSum[],
  which: Pick<AuditedIncomes, 'day'>,
): IncomeDifference[] {
  const derived = shares.flatMap(({ day, category, validMinor, line, parts }) =>
    line.map((agentId, at) => ({
      ...{ agentId, day, of: `sum ${category}`, memberId: line[at + 1] ?? agentId },
      numbers: { validMinor, minor: parts[at] ?? 0 },
    })),
  )
  const kept = sums.map(({ agentId, day, category, childId, validMinor, amountMinor }) => ({
    ...{ agentId, day, of: `sum ${category}`, memberId: childId },
    numbers: { validMinor, minor: amountMinor },
  }))
  return compareRows(kept, derived, which)
}

/** What a member's own play of lotteries comes to is in its prizes, and is no income. */
const isIncome = (isOwn: boolean, category: string) => !isOwn || category !== 'LOTT'

/**
 * Adds up what the shares and the salaries of every account come to, and compares it with the incomes that are kept, with the moments that
 * they say they are for (INCOME-4).
 */
export function auditAmounts(
  timeZone: string,
  from: { shares: readonly KeptShare[]; salaries: readonly KeptSalary[]; incomes: readonly KeptIncome[] },
  which: Pick<AuditedIncomes, 'day'>,
): IncomeDifference[] {
  const ofShares = from.shares.flatMap(({ day, category, line, parts }) =>
    line.flatMap((agentId, at): Named[] => {
      const isOwn = at === line.length - 1
      const of = `${isOwn ? 'line-rebate' : 'commission'} ${startOfDay(timeZone, day)}`
      return isIncome(isOwn, category) ? [{ agentId, day, of, numbers: { minor: parts[at] ?? 0 } }] : []
    }),
  )
  const ofSalaries = from.salaries.map(({ memberId, kind, contractId, periodAt, day, amountMinor }) => ({
    ...{ agentId: memberId, day, numbers: { minor: amountMinor } },
    of: `${kind === 'daily-salary' ? 'salary' : kind} ${contractId} ${periodAt}`,
  }))
  const kept = from.incomes.map(({ memberId, day, kind, source, periodAt, amountMinor }) => ({
    ...{ agentId: memberId, day, numbers: { minor: amountMinor } },
    of: [kind, source, periodAt].filter((part) => part !== '').join(' '),
  }))
  return compareRows(kept, [...ofShares, ...ofSalaries], which)
}
