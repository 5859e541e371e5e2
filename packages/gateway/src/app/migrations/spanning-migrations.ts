import { sql, type Kysely, type Migration } from 'kysely'
import { daysOfBefore } from './days-of-before'
import { daysOfTeams } from './days-of-teams'
import { incomeByDay } from './income-by-day'
import { levelsOfBefore } from './levels-of-before'
import { withdrawalsThatCameBack } from './withdrawals-that-came-back'

/** Migrations that move what several modules own, by when they were written; they run among those of the modules. */
export const spanningMigrations: Record<string, Migration> = {
  '2026-11-29T2108-days-of-before': daysOfBefore,
  '2026-11-30T1541-promises-of-unpaid-orders-end': {
    up: async (trx) => {
      await sql`update deposit_bonuses b set ended_at = b.created_at from deposits d
        where d.id = b.deposit_id and b.state = 'promised' and b.ended_at is null
          and d.state in ('expired', 'failed', 'cancelled')`.execute(trx)
    },
  },
  // What was counted before has the cap that its merchant has now.
  '2026-11-30T1542-rebates-of-before-have-a-cap': {
    up: async (trx) => {
      await sql`update rebate_days d set most_minor = (m.settings->'rebates'->>'mostADayMinor')::bigint
        from merchants m where m.code = d.merchant`.execute(trx)
    },
  },
  // Pay of the first level was allowed before and given to nobody; settings that have it would not be read any more.
  '2026-11-30T1645-the-first-level-pays-nothing': {
    up: async (trx) => {
      await sql`update merchants set settings = jsonb_set(settings, '{vip,levels,0}',
          (settings#>'{vip,levels,0}') || '{"upgradeMinor": 0, "weeklyMinor": 0, "monthlyMinor": 0}'::jsonb)
        where jsonb_typeof(settings#>'{vip,levels,0}') = 'object'`.execute(trx)
    },
  },
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
  '2026-11-30T1521-days-of-teams': daysOfTeams,
  '2026-11-30T2030-income-by-day': incomeByDay,
  '2026-11-30T2130-levels-of-before': levelsOfBefore,
  '2026-12-01T0610-withdrawals-that-came-back': withdrawalsThatCameBack,
}
