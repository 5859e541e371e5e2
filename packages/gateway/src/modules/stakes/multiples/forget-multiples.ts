import { sql } from 'kysely'
import type { Writes } from '../../../kernel/database/database'
import { dayMs } from '../../../kernel/jobs/clean-up'

/** How long stakes are kept, ms: a week that has ended is settled by then, whatever stopped the job. */
export const keptMs = 16 * dayMs
/** Rows of one run; the job comes again in ten minutes. */
const batch = 50_000

/** Removes stakes that no ranking asks for any more, the oldest first. */
export async function forgetMultiples(queries: Writes, now: number): Promise<void> {
  await sql`delete from stake_multiples where ctid = any(array(
    select ctid from stake_multiples where at < ${now - keptMs} order by at limit ${batch}))`.execute(queries)
}
