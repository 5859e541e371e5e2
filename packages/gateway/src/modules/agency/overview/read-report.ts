import type { DayRange } from '@plaza/calendar'
import {
  keptNames,
  madeFigures,
  noSums,
  sumNames,
  sumsOf,
  type KeptFigures,
  type ReportLine,
  type SumName,
  type TeamReport,
  type TeamSums,
} from '@plaza/contract/agency'
import { sql, type RawBuilder } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { pageNumbers, type Page } from '../../../kernel/pages'
import { totalOf } from '../../../kernel/totals'
import { hasAgency, linesByDay, membersNamed } from '../../identity/directory'
import { figuresOnDays, sumsOfFigures } from '../../stakes/member-days'
import { lineFigures } from '../team'
import { daysOnPath, type Place } from './days-on-path'

/** What is asked of a report. */
export interface AskedReport {
  merchant: string
  agent: { id: string; account: string; type: number }
  path: readonly string[]
  search: string
  type: 'agent' | 'player' | undefined
  hasSelf: boolean
  sort: 'userName' | SumName
  isFalling: boolean
}

/** What a figure is in a statement over `line`, whose columns are the kept ones. */
function expressionOf(name: SumName): RawBuilder<unknown> {
  const column = (kept: string) => sql`coalesce(line.${sql.ref(kept)}, 0)`
  if (!Object.hasOwn(madeFigures, name)) return column(name)
  const { plus, minus } = madeFigures[name as keyof typeof madeFigures]
  const added = sql.join(plus.map(column), sql` + `)
  return minus.length === 0 ? added : sql`${added} - (${sql.join(minus.map(column), sql` + `)})`
}

/** Who stood directly below a member on one of some days, by the filter of a report, with what its line did. */
function found({ merchant, search, type }: AskedReport, memberId: string, days: readonly string[]) {
  const named =
    search === '' ? sql`` : sql`and left(lower(m.account), ${search.length}) = ${search.toLowerCase()}`
  const ofType = type === undefined ? sql`` : sql`and ${hasAgency('m.type')} = ${type === 'agent'}`
  return sql`(
    select m.id, m.account, m.type, f.* from (
      select distinct l.member_id from ${linesByDay} l join unnest(${[...days]}::text[]) d(day)
        on d.day between l.since_day and l.until_day
      where l.ancestor_id = ${memberId} and l.merchant = ${merchant} and l.depth = 1
    ) direct join ${membersNamed(merchant)} m on m.id = direct.member_id
      left join ${lineFigures({ merchant, memberId, days })} f on f.line_id = m.id
    where true ${named} ${ofType}
  )`
}

type Row = KeptFigures & { id: string; userName: string; type: number; hasTeam: boolean }
const keptColumns = (source: string) =>
  sql.join(
    keptNames.map((name) => sql`coalesce(${sql.ref(`${source}.${name}`)}, 0)::bigint as ${sql.ref(name)}`),
  )
const shown = ({ id, userName, type, hasTeam, ...kept }: Row): ReportLine => ({
  id,
  userName,
  type,
  hasTeam,
  sums: sumsOf(kept),
})
const plus = (one: TeamSums, other: TeamSums): TeamSums =>
  Object.fromEntries(sumNames.map((name) => [name, one[name] + other[name]])) as TeamSums

/** What a member itself did on some days. */
async function selfOf(
  queries: Queries,
  { merchant, agent }: AskedReport,
  { path, days }: Place,
): Promise<ReportLine> {
  const { id, userName, type } = path.at(-1) ?? { ...agent, userName: agent.account }
  const { rows } = await sql<KeptFigures>`
    select ${sumsOfFigures} from ${figuresOnDays(merchant, days)} d where d.member_id = ${id}`.execute(
    queries,
  )
  return { id, userName, type, hasTeam: true, sums: rows[0] ? sumsOf(rows[0]) : noSums() }
}

/**
 * Profit and loss of a team (TEAM-7): whose team it is, and each direct downline with everybody below it, on the days on which they
 * stood there. Self and rows add up to the total, and a line's total is its row in the team above.
 * @throws CallFailure `agent.member.unknown` where the path does not lead to somebody who stood below on one of the days
 */
export async function readReport(
  queries: Queries,
  asked: AskedReport,
  range: DayRange,
  page: Page,
): Promise<Omit<TeamReport, 'currency' | 'asOf'>> {
  const { merchant, agent, sort, isFalling } = asked
  const place = await daysOnPath(queries, { merchant, agentId: agent.id, path: asked.path }, range)
  if (!place) throw new CallFailure('agent.member.unknown')
  const memberId = place.path.at(-1)?.id ?? agent.id
  const lines = found(asked, memberId, place.days)
  const totals = await sql<KeptFigures & { count: number }>`
    select count(*)::int as count, ${sql.join(keptNames.map((name) => sql`${totalOf(`line.${name}`)} as ${sql.ref(name)}`))}
    from ${lines} line`.execute(queries)
  const [all] = totals.rows
  if (!all) throw new Error('nothing was counted')
  const by = sort === 'userName' ? sql`lower(line.account)` : expressionOf(sort)
  const { rows } = await sql<Row>`
    select line.id, line.account as "userName", line.type, ${keptColumns('line')},
      exists (select from ${linesByDay} b join unnest(${place.days}::text[]) d(day)
        on d.day between b.since_day and b.until_day where b.ancestor_id = line.id) as "hasTeam"
    from ${lines} line order by ${by} ${isFalling ? sql`desc` : sql`asc`}, lower(line.account), line.id
    limit ${page.limit} offset ${page.offset}`.execute(queries)
  const self = asked.hasSelf ? await selfOf(queries, asked, place) : null
  return {
    path: place.path.map(({ id, userName }) => ({ id, userName })),
    self,
    rows: rows.map(shown),
    total: plus(sumsOf(all), self?.sums ?? noSums()),
    count: all.count,
    ...pageNumbers(page, all.count, 1),
  }
}
