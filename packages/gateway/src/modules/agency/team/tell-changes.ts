import { teamChanged } from '@plaza/contract/agency'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Writes } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { pushEvents } from '../../../kernel/stream/push'
import { linesByDay, registeredBetween } from '../../identity/directory'
import { onlineAt, signInsBetween } from '../../identity/session'

/** How often the job looks, ms. */
const everyMs = 2_000
/** An agent's pages are told at most so often, ms (TEAM-9). */
const toldEveryMs = 10_000
/** A sign-in or registration is seen at most so long after the moment that it names, ms: its transaction ends later. */
const slackMs = 5_000

/**
 * Notes for everybody who stood above some members on a day, and is online, that something changed: a statement or a part of one.
 * `changed` is a subquery of `member_id` and `day`.
 */
export const noteChanged = (changed: RawBuilder<unknown>, now: number): RawBuilder<unknown> => sql`
  insert into team_told as told (agent_id, is_due, told_at)
  select distinct l.ancestor_id, true, 0 from ${changed} c
    join ${linesByDay} l on l.member_id = c.member_id and c.day between l.since_day and l.until_day
    join ${onlineAt(now)} online on online.member_id = l.ancestor_id
  order by l.ancestor_id
  on conflict (agent_id) do update set is_due = true where not told.is_due`

/** Notes who signed in and who registered from a moment to before another, ms. */
async function noteArrivals(
  queries: Writes,
  { merchant, timeZone, from, to }: { merchant: string; timeZone: string; from: number; to: number },
): Promise<void> {
  const arrived = sql`(
    select s.member_id, to_char(to_timestamp(s.at / 1000.0) at time zone ${timeZone}, 'YYYY-MM-DD') as day from (
      select * from ${signInsBetween(merchant, { from, to })} i
      union all select * from ${registeredBetween(merchant, { from, to })} r
    ) s)`
  await noteChanged(arrived, to).execute(queries)
}

/** Tells the pages of every agent whose team changed, unless they were told a moment ago: then it waits. */
export const tellDue = (db: Pick<Database, 'transaction'>, now: number): Promise<void> =>
  db.transaction(async (trx) => {
    // A time that is still to come was noted before the clock was put back.
    const { rows } = await sql<{ memberId: string }>`
      update team_told set is_due = false, told_at = ${now}
      where is_due and (told_at <= ${now - toldEveryMs}::bigint or told_at > ${now}::bigint)
      returning agent_id as "memberId"`.execute(trx)
    const payload = { at: now }
    await pushEvents(
      trx,
      teamChanged,
      rows.map(({ memberId }) => ({ memberId, payload })),
    )
  })

/** Tells agents whose team changed (TEAM-9): what is added up notes so by itself, this adds who came. */
export function tellJob({ db, clock, merchants }: Gateway): Job {
  let since = clock.now()
  return {
    name: 'team-changes',
    everyMs,
    run: async () => {
      const now = clock.now()
      for (const code of await realMerchants(db.read)) {
        const merchant = await merchants.find(code)
        if (!merchant) continue
        const { timeZone } = merchant.settings
        await noteArrivals(db.write, {
          merchant: code,
          timeZone,
          from: Math.min(since, now) - slackMs,
          to: now + 1,
        })
      }
      since = now
      await tellDue(db, now)
      return 0
    },
  }
}
