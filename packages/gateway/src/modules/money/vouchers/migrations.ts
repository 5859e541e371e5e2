import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const voucherMigrations: Record<string, Migration> = {
  '2026-11-24T0515-vouchers': {
    up: async (trx) => {
      await sql`create table vouchers (
        code_hash text primary key,
        tail text not null,
        merchant text not null references merchants(code),
        amount_minor bigint not null check (amount_minor > 0),
        currency char(3) not null,
        made_at bigint not null,
        expires_at bigint not null,
        revoked_at bigint,
        used_at bigint,
        member_id text references members(id)
      )`.execute(trx)
      await sql`create index vouchers_merchant on vouchers (merchant, made_at desc)`.execute(trx)
    },
  },
}
