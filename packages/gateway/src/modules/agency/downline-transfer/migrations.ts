import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const downlineTransferMigrations: Record<string, Migration> = {
  '2026-11-30T2130-transfers-to-downlines': {
    up: async (db) => {
      await sql`create table downline_transfers (
        id text primary key,
        merchant text not null references merchants(code),
        member_id text not null references members(id),
        receiver_id text not null references members(id),
        amount_minor bigint not null check (amount_minor > 0),
        currency char(3) not null,
        remark text not null,
        required_minor bigint not null check (required_minor >= 0),
        created_at bigint not null,
        check (member_id <> receiver_id)
      )`.execute(db)
      await sql`create index downline_transfers_member
        on downline_transfers (member_id, receiver_id, created_at desc, id desc)`.execute(db)
    },
  },
}
