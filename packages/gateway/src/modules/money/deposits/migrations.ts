import { sql, type Migration } from 'kysely'
import depositsAddCredited from './stored-code/deposits_add_credited.sql'
import { inStoredCode } from '../../../kernel/database/migrations'

/** What this module changes in a database, by when it was written. */
export const depositMigrations: Record<string, Migration> = {
  '2026-11-24T0430-deposits-keep-how-they-are-paid': {
    up: async (trx) => {
      await sql`alter table deposits
        add column instructions jsonb,
        add column said_paid_at bigint,
        add column progress_height bigint`.execute(trx)
      await sql`create table deposit_asks (
        deposit_id text primary key references deposits(id),
        ask_at bigint not null,
        attempts integer not null default 0
      )`.execute(trx)
      await sql`create index deposit_asks_due on deposit_asks (ask_at)`.execute(trx)
      await sql`create table payment_methods (
        merchant text not null references merchants(code),
        code text not null,
        closed text,
        closed_until bigint,
        primary key (merchant, code)
      )`.execute(trx)
    },
  },
  // The function is for the migration of suspense items that follows, before stored code is applied.
  '2026-11-29T0810-orders-of-payments-without-one': {
    up: async (trx) => {
      await sql.raw(depositsAddCredited).execute(trx)
    },
  },
  '2026-11-24T0431-deposits-to-be-asked-about-wake-their-job': inStoredCode,
}
