import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const secondStepMigrations: Record<string, Migration> = {
  '2026-11-29T2130-second-step': {
    up: async (trx) => {
      await sql`create table authenticators (
        member_id text primary key references members(id),
        secret text,
        last_step bigint not null default 0,
        confirmed_at bigint,
        pending_secret text,
        pending_until bigint,
        check ((secret is null) = (confirmed_at is null)),
        check ((pending_secret is null) = (pending_until is null))
      )`.execute(trx)
      await sql`create table recovery_codes (
        member_id text not null references members(id),
        hash text not null,
        used_at bigint,
        primary key (member_id, hash)
      )`.execute(trx)
      await sql`create table sign_in_steps (
        hash text primary key,
        merchant text not null,
        member_id text not null references members(id),
        expires_at bigint not null,
        wrong_tries integer not null default 0
      )`.execute(trx)
      await sql`create index sign_in_steps_expires_at on sign_in_steps (expires_at)`.execute(trx)
    },
  },
}
