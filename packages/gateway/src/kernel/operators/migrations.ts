import { sql, type Migration } from 'kysely'

/** What the operators change in a database, by when it was written. */
export const operatorMigrations: Record<string, Migration> = {
  '2026-11-29T0800-operators': {
    up: async (trx) => {
      await sql`create table operators (
        id text primary key,
        added_at bigint not null,
        added_by text not null
      )`.execute(trx)
      await sql`create table operator_credentials (
        id text primary key,
        operator text not null references operators(id),
        role text not null,
        hash text not null,
        is_demo boolean not null,
        added_at bigint not null,
        added_by text not null,
        expires_at bigint not null,
        revoked_at bigint,
        revoked_by text
      )`.execute(trx)
      await sql`create index operator_credentials_operator on operator_credentials (operator)`.execute(trx)
    },
  },
}
