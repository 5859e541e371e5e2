import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const passkeyMigrations: Record<string, Migration> = {
  '2026-11-30T1105-passkeys': {
    up: async (trx) => {
      await sql`create table passkeys (
        id text primary key,
        merchant text not null,
        member_id text not null references members(id),
        public_key text not null,
        counter bigint not null,
        host text not null,
        name text not null,
        created_at bigint not null,
        used_at bigint
      )`.execute(trx)
      await sql`create index passkeys_member on passkeys (member_id)`.execute(trx)
      await sql`create index passkeys_merchant on passkeys (merchant)`.execute(trx)
      await sql`create table passkey_challenges (
        hash text primary key,
        merchant text not null,
        host text not null,
        member_id text references members(id),
        expires_at bigint not null
      )`.execute(trx)
      await sql`create index passkey_challenges_expires_at on passkey_challenges (expires_at)`.execute(trx)
    },
  },
}
