import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const rainMigrations: Record<string, Migration> = {
  '2026-11-29T2100-red-packet-rain': {
    up: async (db) => {
      await sql`create table rain_sessions (
        id text primary key,
        merchant text not null references merchants(code),
        starts_at bigint not null,
        ends_at bigint not null check (ends_at > starts_at),
        terms jsonb not null,
        unique (merchant, starts_at)
      )`.execute(db)
      await sql`create table rain_packets (
        session_id text not null references rain_sessions(id),
        number integer not null,
        amount_minor bigint not null check (amount_minor > 0),
        draw_id text unique,
        primary key (session_id, number)
      )`.execute(db)
      await sql`create index rain_packets_left on rain_packets (session_id, number) where draw_id is null`.execute(
        db,
      )
      await sql`create table rain_players (
        session_id text not null references rain_sessions(id),
        member_id text not null references members(id),
        used integer not null,
        primary key (session_id, member_id)
      )`.execute(db)
      await sql`create table rain_draws (
        id text primary key,
        session_id text not null references rain_sessions(id),
        member_id text not null references members(id),
        amount_minor bigint not null check (amount_minor >= 0),
        created_at bigint not null
      )`.execute(db)
      await sql`create index rain_draws_of_member on rain_draws (member_id, created_at desc, id desc)`.execute(
        db,
      )
      await sql`create index rain_draws_won on rain_draws (session_id, amount_minor desc) where amount_minor > 0`.execute(
        db,
      )
    },
  },
}
