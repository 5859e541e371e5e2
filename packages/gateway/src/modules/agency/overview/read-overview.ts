import { addDays, daysBetween, daysOf, type DayRange } from '@plaza/calendar'
import { incomeMinorOf, sumsOf, type KeptFigures, type TeamOverview } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { membersNamed } from '../../identity/directory'
import { figuresOf, noFigures, type Figures } from '../../stakes/member-days'
import { readTeamBalance } from '../agent'
import { lineFigures, teamDays } from '../team'
import { countPeople, type Team } from './people'

/** How many lines an overview names. */
const mostLines = 5

/** As many days directly before a range. */
export const rangeBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
})

const add = (one: Figures, other: Figures): Figures =>
  Object.fromEntries(
    Object.entries(one).map(([name, value]) => [name, value + other[name as keyof Figures]]),
  ) as unknown as Figures

/** Figures of a team by day, all kinds of play together. */
async function sumsByDay(
  queries: Queries,
  { merchant, agentId }: Team,
  range: DayRange,
): Promise<(day: string) => Figures> {
  const byDay = new Map<string, Figures>()
  for (const { day, category: _category, ...figures } of await teamDays(queries, {
    merchant,
    agentId,
    ...range,
  }))
    byDay.set(day, add(byDay.get(day) ?? noFigures, figures))
  return (day) => byDay.get(day) ?? noFigures
}

async function bestLines(
  queries: Queries,
  { merchant, agentId }: Team,
  range: DayRange,
): Promise<TeamOverview['lines']> {
  const { rows } = await sql<KeptFigures & { id: string; userName: string; type: number }>`
    select m.id, m.account as "userName", m.type, f.*
    from ${lineFigures({ merchant, memberId: agentId, days: daysOf(range) })} f
      join ${membersNamed(merchant)} m on m.id = f.line_id
    where f."validMinor" > 0 order by f."validMinor" desc, lower(m.account), m.id limit ${mostLines}`.execute(
    queries,
  )
  return rows.map(({ id, userName, type, ...figures }) => ({ id, userName, type, sums: sumsOf(figures) }))
}

/** Everything that an overview says of a team over a range of days (TEAM-6), read from one snapshot. */
export async function readOverview(
  queries: Queries,
  team: Team & { currency: string },
  range: DayRange,
): Promise<TeamOverview> {
  const { merchant, agentId, currency, now } = team
  const before = rangeBefore(range)
  const on = await sumsByDay(queries, team, { from: before.from, to: range.to })
  const period = async (days: DayRange) => ({
    people: await countPeople(queries, team, days),
    sums: sumsOf(daysOf(days).map(on).reduce(add, noFigures)),
    incomeMinor: incomeMinorOf(await figuresOf(queries, { memberId: agentId, ...days })),
  })
  const { balanceMinor } = await readTeamBalance(queries, { merchant, memberId: agentId, currency })
  return {
    range,
    before,
    current: await period(range),
    previous: await period(before),
    days: daysOf(range).map((day) => ({ day, sums: sumsOf(on(day)) })),
    lines: await bestLines(queries, team, range),
    teamBalanceMinor: balanceMinor,
    currency,
    asOf: now,
  }
}
