import { sql, type Migration } from 'kysely'

const statements = [
  `create table envelopes (
    id text primary key,
    merchant text not null references merchants(code),
    member_id text not null references members(id),
    amount_minor bigint not null check (amount_minor > 0),
    currency char(3) not null,
    packets integer not null check (packets > 0 and packets <= amount_minor),
    split text not null check (split in ('equal', 'random')),
    message text not null,
    is_for_all boolean not null,
    wagering integer not null check (wagering >= 0),
    created_at bigint not null,
    expires_at bigint not null check (expires_at > created_at),
    ended_at bigint,
    returned_minor bigint not null default 0 check (returned_minor between 0 and amount_minor),
    told_after text,
    due_at bigint
  )`,
  `create index envelopes_of_member on envelopes (member_id, created_at desc, id desc)`,
  `create index envelopes_due on envelopes (due_at) where due_at is not null`,
  `create table envelope_receivers (
    envelope_id text not null references envelopes(id),
    member_id text not null references members(id),
    primary key (envelope_id, member_id)
  )`,
  `create table envelope_packets (
    envelope_id text not null references envelopes(id),
    number integer not null,
    amount_minor bigint not null check (amount_minor > 0),
    member_id text references members(id),
    opened_at bigint,
    is_returned boolean not null default false,
    primary key (envelope_id, number),
    unique (envelope_id, member_id),
    check ((member_id is null) = (opened_at is null)),
    check (not (is_returned and member_id is not null))
  )`,
  `create index envelope_packets_left on envelope_packets (envelope_id, number)
    where member_id is null and not is_returned`,
  `create index envelope_packets_opened on envelope_packets (member_id, opened_at desc)
    where member_id is not null`,
]

/** What this module changes in a database, by when it was written. */
export const envelopeMigrations: Record<string, Migration> = {
  '2026-11-30T2135-red-envelopes-of-agents': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
}
