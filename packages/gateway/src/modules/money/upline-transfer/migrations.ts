import { sql, type Kysely, type Migration } from 'kysely'

const transfersToSuperiors: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table upline_transfers (
      id text primary key,
      merchant text not null references merchants(code),
      member_id text not null references members(id),
      upline_id text not null references members(id),
      amount_minor bigint not null check (amount_minor > 0),
      currency char(3) not null,
      remark text not null,
      state text not null,
      created_at bigint not null,
      ended_at bigint
    )`.execute(db)
    await sql`create index upline_transfers_member on upline_transfers (member_id, created_at desc, id desc)`.execute(
      db,
    )
    await sql`create index upline_transfers_waiting on upline_transfers (created_at) where ended_at is null`.execute(
      db,
    )
  },
}

/** What this module changes in a database, by when it was written. */
export const uplineTransferMigrations: Record<string, Migration> = {
  '2026-11-24T0456-transfers-to-superiors': transfersToSuperiors,
}
