import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { keptLinesByDay } from '../../identity/directory'
import { figureColumns } from '../../stakes/member-days'
import { noteChanged } from './tell-changes'

/** How many noted changes one statement adds. */
const batch = 5_000
/** How often the job looks for noted changes, ms; until then they are counted where they are read. */
const everyMs = 2_000

const columns = Object.values(figureColumns).map((column) => sql.ref(column))
const sums = sql.join(columns.map((column) => sql`sum(t.${column})::bigint as ${column}`))
const added = sql.join(columns.map((column) => sql`${column} = d.${column} + excluded.${column}`))

/**
 * Adds noted changes to the days of everybody who stood above their members on these days (TEAM-2), each change once however many
 * processes do it, and notes at a moment, ms, which agents are to be told. Returns how many it took.
 */
export async function addUp(db: Pick<Database, 'statement'>, now: number): Promise<number> {
  const { rows } = await db.statement(sql<{ taken: number }>`
    with taken as materialized (
      delete from team_day_changes where id in (
        select id from team_day_changes order by id limit ${batch} for update skip locked)
      returning *
    ), kept as (
      insert into team_days as d (merchant, agent_id, day, category, ${sql.join(columns)})
      select min(t.merchant), l.ancestor_id, t.day, t.category, ${sums}
      from taken t join ${keptLinesByDay} l on l.member_id = t.member_id and t.day between l.since_day and l.until_day
      group by l.ancestor_id, t.day, t.category order by l.ancestor_id, t.day, t.category
      on conflict (agent_id, day, category) do update set ${added}
    ), told as (${noteChanged(sql`taken`, now)})
    select count(*)::int as taken from taken`)
  return rows[0]?.taken ?? 0
}

/** Adds up what was noted about teams, all the time. */
export const addUpJob = ({ db, clock }: Gateway): Job => ({
  name: 'team-days',
  everyMs,
  run: () => addUp(db, clock.now()),
})
