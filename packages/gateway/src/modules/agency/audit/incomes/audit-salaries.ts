import { dayAt, startOfDay } from '@plaza/calendar'
import { rateCategories } from '@plaza/contract/agency'
import { deriveSalary, reachedRate, type DerivedSalary } from './derive-salary'
import { differing, type AuditedIncomes, type IncomeDifference } from './income-difference'
import type { IncomesData } from './incomes-data'
import { keptHours, type KeptContract, type KeptSalary } from './kept'
import { salaryLine, type PlayedMember } from './salary-lines'
import { settledDay, settledDays, settledHours, type Settled } from './settled-reach'

/** A day or an hour whose salaries were settled, and what was played in it. */
interface Period {
  kind: KeptSalary['kind']
  startMs: number
  day: string
  settled: Settled | undefined
  played: readonly (PlayedMember & { changedAt: number })[]
}

/** Play of a period, each member once. */
function byMember(rows: Period['played']): Period['played'] {
  const found = new Map<string, Period['played'][number]>()
  for (const row of rows) {
    const before = found.get(row.memberId)
    found.set(row.memberId, {
      memberId: row.memberId,
      validMinor: row.validMinor + (before?.validMinor ?? 0),
      lossMinor: row.lossMinor + (before?.lossMinor ?? 0),
      changedAt: Math.max(row.changedAt, before?.changedAt ?? 0),
    })
  }
  return [...found.values()]
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const found = new Map<Key, Row[]>()
  for (const row of rows) {
    const known = found.get(keyOf(row))
    if (known) known.push(row)
    else found.set(keyOf(row), [row])
  }
  return found
}

/** The days that were settled, and those of which something is kept all the same. */
function dailyPeriods(data: IncomesData, salaries: readonly KeptSalary[]): Period[] {
  const isPlay = (category: string) => (rateCategories as readonly string[]).includes(category)
  const played = groupBy(
    data.days
      .filter(({ category }) => isPlay(category))
      .map(({ memberId, day, category, validMinor, stakeMinor, prizeMinor }) => ({
        ...{ memberId, day, validMinor, lossMinor: stakeMinor - prizeMinor },
        changedAt: data.changedAt(memberId, day, category),
      })),
    ({ day }) => day,
  )
  const kept = salaries.filter(({ kind }) => kind === 'daily-salary').map(({ day }) => day)
  return [...new Set([...settledDays(data.runs, 'daily-salary'), ...kept])].map((day) => ({
    ...{ kind: 'daily-salary', startMs: startOfDay(data.timeZone, day), day },
    settled: settledDay(data.runs, 'daily-salary', day),
    played: byMember(played.get(day) ?? []),
  }))
}

/** The same of hours: what is played by the hour is audited by itself. */
async function hourlyPeriods(data: IncomesData, salaries: readonly KeptSalary[]): Promise<Period[]> {
  const played = groupBy(await keptHours(data.queries, data.merchant.code), ({ hourAt }) => hourAt)
  const { starts, settledHour } = settledHours(data.runs, data.timeZone)
  const kept = salaries.filter(({ kind }) => kind === 'hourly-salary').map(({ periodAt }) => periodAt)
  return [...new Set([...starts, ...kept])].map((startMs) => ({
    ...{ kind: 'hourly-salary', startMs, day: dayAt(data.timeZone, startMs) },
    settled: settledHour(startMs),
    played: byMember(played.get(startMs) ?? []),
  }))
}

const numbersOf = (salary: DerivedSalary) => ({
  ...{ ownMinor: salary.ownMinor, teamMinor: salary.teamMinor, activeUsers: salary.activeUsers },
  ...{ rate: salary.rate, capMinor: salary.capMinor ?? 0, amountMinor: salary.amountMinor },
  ownPartMinor: salary.own.minor,
})

const asDerived = ({ parts, ...row }: KeptSalary): DerivedSalary => ({
  ...row,
  own: parts.own,
  downlines: new Map(parts.downlines.map(({ id, ...one }) => [id, one])),
})

const nothing: DerivedSalary = {
  ...{ ownMinor: 0, teamMinor: 0, activeUsers: 0, rate: 0, capMinor: null, amountMinor: 0 },
  ...{ own: { minor: 0 }, downlines: new Map() },
}

function compare(
  about: { agentId: string; day: string; of: string },
  kept: DerivedSalary,
  derived: DerivedSalary,
): IncomeDifference[] {
  const ofDownlines = [...new Set([...kept.downlines.keys(), ...derived.downlines.keys()])].flatMap(
    (memberId) =>
      differing(
        { ...about, memberId },
        { ...kept.downlines.get(memberId) },
        { ...derived.downlines.get(memberId) },
      ),
  )
  return [...differing(about, numbersOf(kept), numbersOf(derived)), ...ofDownlines]
}

/** What differs of the salaries of one period. */
function auditPeriod(
  data: IncomesData,
  { kind, startMs, day, settled, played }: Period,
  {
    contracts,
    kept,
    hasLevels,
  }: { contracts: readonly KeptContract[]; kept: readonly KeptSalary[]; hasLevels: boolean },
): IncomeDifference[] {
  const counting = contracts.filter(
    (one) => one.kind === kind && one.startsAt <= startMs && one.endsAt > startMs,
  )
  const lines = new Map(
    counting.map((one) => [one.memberId, salaryLine(data, one, { day, hasLevels }, played)]),
  )
  const rates = new Map(
    counting.flatMap((one) => {
      const line = lines.get(one.memberId)
      return line ? [[one.memberId, reachedRate(one.terms, line)] as const] : []
    }),
  )
  const waiting = new Set(
    played
      .filter(({ changedAt }) => settled && changedAt >= settled.knownUntil)
      .map(({ memberId }) => memberId),
  )
  return [...new Set([...counting.map(({ id }) => id), ...kept.map(({ contractId }) => contractId)])].flatMap(
    (id) => {
      const contract = counting.find((one) => one.id === id)
      const row = kept.find(({ contractId }) => contractId === id)
      const line = contract && lines.get(contract.memberId)
      // Not settled yet, or changed since.
      if (contract && (!settled || line?.members.some((member) => waiting.has(member)) === true)) return []
      const derived =
        contract && line
          ? deriveSalary(contract.terms, line, {
              rateOf: (member) => rates.get(member) ?? 0,
              order: row?.parts.downlines.map((one) => one.id) ?? [],
            })
          : nothing
      const of = kind === 'daily-salary' ? `${kind} ${id}` : `${kind} ${id} ${String(startMs)}`
      const agentId = contract?.memberId ?? row?.memberId ?? ''
      return [
        ...compare({ agentId, day, of }, row ? asDerived(row) : nothing, derived),
        ...(row && row.memberId !== agentId
          ? differing({ agentId: row.memberId, day, of }, { amountMinor: row.amountMinor }, {})
          : []),
      ]
    },
  )
}

/** Works out again what every contract paid for every settled day and hour, and compares it with what is kept (INCOME-4). */
export async function auditSalaries(
  data: IncomesData,
  { contracts, salaries }: { contracts: readonly KeptContract[]; salaries: readonly KeptSalary[] },
  { day: asked }: Pick<AuditedIncomes, 'day'>,
): Promise<IncomeDifference[]> {
  const keyOf = ({ kind, startMs }: { kind: string; startMs: number }) => `${kind} ${String(startMs)}`
  const kept = groupBy(salaries, ({ kind, periodAt }) => keyOf({ kind, startMs: periodAt }))
  const periods = [...dailyPeriods(data, salaries), ...(await hourlyPeriods(data, salaries))]
  return periods
    .filter(({ day }) => asked === undefined || day === asked)
    .flatMap((period) => {
      const modes = new Set((period.settled?.moments ?? [0]).map((ms) => data.termsAt(ms).hasLevels))
      const rows = kept.get(keyOf(period)) ?? []
      // Where levels were switched meanwhile, by whichever of the two was settled.
      const found = [...modes].map((hasLevels) =>
        auditPeriod(data, period, { contracts, kept: rows, hasLevels }),
      )
      return found.toSorted((one, other) => one.length - other.length)[0] ?? []
    })
}
