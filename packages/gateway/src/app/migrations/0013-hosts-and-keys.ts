import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  `create table merchant_hosts (
    host text primary key,
    merchant text not null references merchants(code),
    created_at bigint not null
  )`,
  // A private key in the clear has no wrapper; the next start wraps it.
  `alter table sealing_keys add column wrapped_by text, add column retired_at bigint`,
]

/** Host names that an operator gave merchants, and sealing keys that are wrapped and can be retired. */
export const hostsAndKeys: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
