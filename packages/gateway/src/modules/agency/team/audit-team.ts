import { sql } from 'kysely'
import type { Database, Queries } from '../../../kernel/database/database'
import { snapshot, type ReadTogether } from '../../../kernel/database/snapshot'
import { inSlices } from '../../../kernel/in-slices'
import { keptLines, keptLinesByDay, membersOf, uplinesOn } from '../../identity/directory'
import { above } from './above'
import {
  derivedDays,
  figureColumns,
  noFigures,
  sumsOfFigures,
  type DerivedDay,
  type Figures,
} from '../../stakes/member-days'

/** Something that is kept of a team and that another way of working it out does not come to (TEAM-3). */
export interface TeamDifference {
  /**
   * `figure`: a figure of a day. `line`: whether and how far below the agent a member stands. `balance`: what the team's balance of a day
   * comes to.
   */
  problem: 'figure' | 'line' | 'balance'
  agentId: string
  /** Empty of a line. */
  day: string
  /** The category of a figure; the id of the member of a line; empty of a balance. */
  of: string
  /** The figure's name; `depth` of a line; `closing` of a balance. */
  figure: string
  kept: number
  derived: number
}

export interface AuditedTeam {
  merchant: string
  /** `YYYY-MM-DD`; every day when absent. */
  day?: string
  /** Every agent when absent. */
  agentId?: string
}

const names = Object.keys(figureColumns) as (keyof Figures)[]
/** The figures that are kept of agents' teams, by agent, day and category. */
export const keptTeamDays = async (queries: Queries, { merchant, day }: AuditedTeam) => {
  const onDay = (column: string) => (day === undefined ? sql`` : sql`and ${sql.ref(column)} = ${day}`)
  const columns = sql.join(Object.values(figureColumns).map((column) => sql.ref(column)))
  const { rows } = await sql<Omit<DerivedDay, 'memberId'> & { agentId: string }>`
    select agent_id as "agentId", day, category, ${sumsOfFigures} from (
      select merchant, agent_id, day, category, ${columns} from team_days
      where merchant = ${merchant} ${onDay('day')}
      union all
      select t.merchant, l.ancestor_id, t.day, t.category, ${columns} from team_day_changes t
      join ${keptLinesByDay} l on l.member_id = t.member_id and t.day between l.since_day and l.until_day
      where t.merchant = ${merchant} ${onDay('t.day')}
    ) part group by agent_id, day, category`.execute(queries)
  return rows
}

const keyOf = (agentId: string, day: string, of: string) => JSON.stringify([agentId, day, of])

/** Adds what each member did to everybody who stood above it on that day, one by one. */
async function derive(days: readonly DerivedDay[], uplineOn: Awaited<ReturnType<typeof uplinesOn>>) {
  const sums = new Map<string, Figures>()
  await inSlices(days, (one) => {
    for (const agentId of above(one.memberId, one.day, uplineOn)) {
      const key = keyOf(agentId, one.day, one.category)
      const sum = sums.get(key) ?? { ...noFigures }
      for (const name of names) sum[name] += one[name]
      sums.set(key, sum)
    }
  })
  return sums
}

async function figureDifferences(queries: Queries, which: AuditedTeam): Promise<TeamDifference[]> {
  const { merchant, day } = which
  const uplineOn = await uplinesOn(queries, merchant)
  const derived = await derive(
    await derivedDays(queries, { merchant, ...(day !== undefined && { day }) }),
    uplineOn,
  )
  const kept = new Map(
    await inSlices(
      await keptTeamDays(queries, which),
      (row) => [keyOf(row.agentId, row.day, row.category), row] as const,
    ),
  )
  const found = await inSlices([...new Set([...kept.keys(), ...derived.keys()])], (key) => {
    const [agentId, onDay, of] = JSON.parse(key) as [string, string, string]
    const [one, other] = [kept.get(key) ?? noFigures, derived.get(key) ?? noFigures]
    return names
      .filter((name) => one[name] !== other[name])
      .map((figure) => ({
        problem: 'figure' as const,
        agentId,
        day: onDay,
        of,
        figure,
        kept: one[figure],
        derived: other[figure],
      }))
  })
  return found.flat()
}

/** Lines of today, against a walk from each member upwards. */
async function lineDifferences(queries: Queries, { merchant }: AuditedTeam): Promise<TeamDifference[]> {
  const uplineOn = await uplinesOn(queries, merchant)
  const lines = await keptLines(queries, merchant)
  const kept = new Map(
    await inSlices(lines, ({ agentId, memberId, depth }) => [keyOf(agentId, '', memberId), depth] as const),
  )
  const derived = new Map<string, number>()
  await inSlices(await membersOf(queries, merchant), (memberId) =>
    above(memberId, '9999-12-31', uplineOn).forEach((agentId, index) =>
      derived.set(keyOf(agentId, '', memberId), index + 1),
    ),
  )
  const found = await inSlices([...new Set([...kept.keys(), ...derived.keys()])], (key) => {
    if (kept.get(key) === derived.get(key)) return []
    const [agentId, day, of] = JSON.parse(key) as [string, string, string]
    const depths = { kept: kept.get(key) ?? 0, derived: derived.get(key) ?? 0 }
    return [{ problem: 'line' as const, agentId, day, of, figure: 'depth', ...depths }]
  })
  return found.flat()
}

/**
 * Works out again, slowly, what is kept of the teams of a merchant: the figures of members' days from the ledger, the rounds and the
 * orders; who stood above whom from where members are and from their moves; and the sums one by one (TEAM-3). Empty is sound.
 */
export const auditTeam = (
  db: Pick<Database, 'transaction' | 'read'>,
  which: AuditedTeam,
  together: ReadTogether = snapshot,
): Promise<TeamDifference[]> =>
  together(db, async (queries) => {
    const lines = await lineDifferences(queries, which)
    const differences = [...lines, ...(await figureDifferences(queries, which))]
    return differences.filter(({ agentId }) => which.agentId === undefined || agentId === which.agentId)
  })
