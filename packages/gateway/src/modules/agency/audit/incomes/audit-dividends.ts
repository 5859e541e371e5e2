import { dayAt, startOfDay, addDays } from '@plaza/calendar'
import { deriveDividend, periodsOf, teamDaysOf, type DerivedDividend } from './derive-dividend'
import { differing, type AuditedIncomes, type IncomeDifference } from './income-difference'
import type { IncomesData } from './incomes-data'
import type { KeptContract, KeptDividend } from './kept'

interface Dividends {
  contracts: readonly KeptContract[]
  dividends: readonly KeptDividend[]
  /** Until when changes of days are known to them, ms. */
  knownUntil: number
}

/** What was being written while dividends were worked out. */
const writingMs = 60_000

const numbersOf = ({
  stakeMinor,
  validMinor,
  prizeMinor,
  rebateMinor,
  bonusMinor,
  salaryMinor,
  netMinor,
  activeUsers,
  carryMinor,
  carriedMinor,
  rate,
  dividendMinor,
}: DerivedDividend) => ({
  ...{ stakeMinor, validMinor, prizeMinor, rebateMinor, bonusMinor, salaryMinor, netMinor, activeUsers },
  ...{ carryMinor, carriedMinor, rate, dividendMinor },
})

const isSamePair = (one: KeptDividend, other: KeptDividend) =>
  one.memberId === other.memberId && one.uplineId === other.uplineId

/** What differs of one dividend; nothing where days of its period changed after it was worked out. */
function auditOne(
  data: IncomesData,
  row: KeptDividend,
  { contracts, dividends, knownUntil }: Dividends,
): IncomeDifference[] {
  const about = { agentId: row.memberId, day: row.lastDay, of: `dividend ${row.id}` }
  const contract = contracts.find(({ id }) => id === row.contractId)
  if (contract?.memberId !== row.memberId || contract.uplineId !== row.uplineId)
    return differing(about, { dividendMinor: row.dividendMinor, contract: 1 }, {})
  const team = teamDaysOf(data, row, data.termsAt(row.calculatedAt).hasLevels)
  const isKnown = Math.max(knownUntil, row.calculatedAt) - writingMs
  if (team.some(({ memberId, day, category }) => data.changedAt(memberId, day, category) >= isKnown))
    return []
  // What the period between the same two carried that ends where this one begins.
  const before = dividends.find((one) => isSamePair(one, row) && one.endsAt === row.startsAt)
  return differing(
    about,
    numbersOf(row),
    numbersOf(deriveDividend(contract.terms, team, before?.carriedMinor ?? 0)),
  )
}

/** Periods of contracts that are over and have no dividend, or another number of them than one. */
function auditPeriods(
  data: IncomesData,
  { contracts, dividends, knownUntil }: Dividends,
): IncomeDifference[] {
  return contracts.flatMap(({ id, kind, memberId, terms, startsAt, endsAt }) => {
    if (kind !== 'dividend') return []
    const until = dayAt(data.timeZone, Math.min(endsAt, knownUntil))
    const derived = periodsOf(terms, dayAt(data.timeZone, startsAt), until)
    const kept = dividends.filter(({ contractId }) => contractId === id)
    const numbersOn = (firstDay: string, lastDay: string) => ({
      periods: 1,
      startsAt: startOfDay(data.timeZone, firstDay),
      endsAt: startOfDay(data.timeZone, addDays(lastDay, 1)),
    })
    const missing = derived.flatMap(({ firstDay, lastDay }) => {
      const rows = kept.filter((row) => row.firstDay === firstDay && row.lastDay === lastDay)
      const [row] = rows
      const about = { agentId: memberId, day: lastDay, of: `dividends of ${id}` }
      const { startsAt: start = 0, endsAt: end = 0 } = row ?? {}
      const own = { periods: rows.length, startsAt: start, endsAt: end }
      return differing(about, own, numbersOn(firstDay, lastDay))
    })
    const extra = kept.filter(
      ({ firstDay, lastDay }) =>
        lastDay < until && !derived.some((one) => one.firstDay === firstDay && one.lastDay === lastDay),
    )
    return [
      ...missing,
      ...extra.flatMap(({ lastDay, dividendMinor }) =>
        differing(
          { agentId: memberId, day: lastDay, of: `dividends of ${id}` },
          { periods: 1, dividendMinor },
          {},
        ),
      ),
    ]
  })
}

/**
 * What is passed on between two: what earlier periods gave and later ones took is the same, and nothing waits where a later period is not
 * paid yet.
 */
function auditChain(rows: readonly KeptDividend[]): IncomeDifference[] {
  const last = rows.at(-1)
  if (!last) return []
  const sum = (of: (one: KeptDividend) => number) => rows.reduce((total, one) => total + of(one), 0)
  const about = { agentId: last.memberId, day: last.lastDay, of: `dividends until ${last.id}` }
  const passed = differing(
    about,
    { correctionMinor: sum((one) => one.correctionMinor) },
    { correctionMinor: sum((one) => one.passedMinor) },
  )
  const waiting = rows.flatMap((row, at) => {
    const left = row.dividendMinor + row.correctionMinor - row.passedMinor
    const waits = row.paidMinor === null ? Math.min(0, left) : left - row.paidMinor
    const couldGo = rows.slice(at + 1).some(({ paidMinor }) => paidMinor === null)
    const of = `dividend ${row.id}`
    return couldGo
      ? differing({ agentId: row.memberId, day: row.lastDay, of }, { waitingMinor: waits }, {})
      : []
  })
  return [...passed, ...waiting]
}

function pairsOf(dividends: readonly KeptDividend[]): KeptDividend[][] {
  const found = new Map<string, KeptDividend[]>()
  for (const row of dividends) {
    const key = JSON.stringify([row.memberId, row.uplineId])
    found.set(key, [...(found.get(key) ?? []), row])
  }
  return [...found.values()]
}

/** Works out every dividend again, period by period, and compares it with what is kept (INCOME-4). */
export const auditDividends = (
  data: IncomesData,
  kept: Dividends,
  { day: asked }: Pick<AuditedIncomes, 'day'>,
): IncomeDifference[] =>
  [
    ...auditPeriods(data, kept),
    ...kept.dividends
      .filter(({ lastDay }) => asked === undefined || lastDay === asked)
      .flatMap((row) => auditOne(data, row, kept)),
    ...pairsOf(kept.dividends).flatMap(auditChain),
  ].filter(({ day }) => asked === undefined || day === asked)
