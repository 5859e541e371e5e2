import { daysOf, type DayRange } from '@plaza/calendar'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { isOneLevel, linesByDay, membersNamed } from '../../identity/directory'

/** Whose team is shown, and on which of the days its member stood there. */
export interface Place {
  /** From the agent's direct downline down to the member; empty for the agent itself. */
  path: { id: string; userName: string; type: number }[]
  days: string[]
}

interface Step {
  above: string
  id: string
  userName: string
  type: number
  since: string
  until: string
}

/**
 * Follows a path of members, each directly below the one before and the first directly below an agent, and keeps the days of a range
 * on which all of it held. Undefined where it held on none: for members of other lines and merchants as for no members at all, and at a
 * merchant without levels for everybody (TEAM-14).
 */
export async function daysOnPath(
  queries: Queries,
  { merchant, agentId, path }: { merchant: string; agentId: string; path: readonly string[] },
  range: DayRange,
): Promise<Place | undefined> {
  let days = daysOf(range)
  if (path.length === 0) return { path: [], days }
  const { rows } = await sql<Step>`
    select l.ancestor_id as above, m.id, m.account as "userName", m.type, l.since_day as since, l.until_day as until
    from ${linesByDay} l join ${membersNamed(merchant)} m on m.id = l.member_id
    where l.merchant = ${merchant} and l.depth = 1 and l.member_id = any(${[...path]}::text[])
      and l.ancestor_id = any(${[agentId, ...path]}::text[]) and not ${isOneLevel(sql`${merchant}`)}`.execute(
    queries,
  )
  const found: Place['path'] = []
  for (const [index, id] of path.entries()) {
    const above = path[index - 1] ?? agentId
    const steps = rows.filter((step) => step.id === id && step.above === above)
    const [step] = steps
    days = days.filter((day) => steps.some(({ since, until }) => since <= day && day <= until))
    if (!step || days.length === 0) return undefined
    found.push({ id, userName: step.userName, type: step.type })
  }
  return { path: found, days }
}
