import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  // When a count reached its limit: a captcha that was shown before does not pass the lock that began then.
  `alter table rate_limits add column full_since bigint`,

  // Browsers in which an account has signed in. One browser may know several accounts.
  `create table known_devices (
    device_hash text not null,
    member_id text not null references members(id) on delete cascade,
    expires_at bigint not null,
    primary key (device_hash, member_id)
  )`,
  `create index known_devices_member on known_devices (member_id)`,
  `create index known_devices_expires on known_devices (expires_at)`,
]

/** What lets an owner past the lock that other people's guesses put on a name. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
