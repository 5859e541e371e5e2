import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  // A member has one whether it registered here or not, so its registration is no place for it.
  `create table payment_passwords (
    member_id text primary key references members(id),
    hash text not null,
    set_at bigint not null
  )`,
  `insert into payment_passwords (member_id, hash, set_at)
    select member_id, payment_password_hash, registered_at from member_details
    where payment_password_hash is not null`,
  `alter table member_details drop column payment_password_hash`,

  `alter table sessions
    add column active_at bigint not null default 0,
    add column authenticated_at bigint not null default 0,
    add column former_cookie_hash text,
    add column former_until bigint`,
  `update sessions set active_at = seen_at, authenticated_at = created_at`,
  `create index sessions_former_cookie on sessions (former_cookie_hash) where former_cookie_hash is not null`,
]

/** Withdrawal passwords in a table of their own; when a session's member last did something and last gave its password. */
export const presence: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
