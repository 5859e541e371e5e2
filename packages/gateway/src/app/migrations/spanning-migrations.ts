import { sql, type Kysely, type Migration } from 'kysely'
import { daysOfBefore } from './days-of-before'

/** Migrations that move what several modules own, by when they were written; they run among those of the modules. */
export const spanningMigrations: Record<string, Migration> = {
  '2026-11-29T2108-days-of-before': daysOfBefore,
  // Limits on play and on deposits lay in two tables with rules of their own, which gateways of the release before still read.
  '2026-11-29T2141-limits-in-one-table': {
    up: async (db: Kysely<unknown>) => {
      await sql`insert into member_limits (member_id, kind, period, amount, set_at)
        select member_id, kind, period, amount, set_at from play_limits`.execute(db)
      await sql`insert into member_limits (member_id, kind, period, amount, set_at, asked_at, asked_amount)
        select member_id, 'deposit', period, amount_minor, set_at, asked_at, asked_minor from deposit_limits`.execute(
        db,
      )
    },
  },
}
