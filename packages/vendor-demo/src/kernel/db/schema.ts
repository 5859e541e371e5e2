import type { Sql } from './database'

/** Tables of the vendor. Every statement may run again. */
const statements = [
  'create schema if not exists vendor',
  `create table if not exists vendor.session (
    id text primary key, wallet_session text not null unique, vendor text not null, player text not null,
    mode text not null, currency text not null, language text not null, game_id text not null,
    game_name text not null, engine text not null, tint text not null, min_minor bigint not null,
    max_minor bigint not null, operator_origin text not null,
    balance_minor bigint not null check (balance_minor >= 0), balance_version bigint not null,
    created_at bigint not null, closed_at bigint)`,
  `create table if not exists vendor.seeds (
    id bigint generated always as identity primary key, player text not null, server_seed text not null,
    server_seed_hash text not null, client_seed text not null, next_nonce bigint not null default 0,
    revealed_at bigint)`,
  // The signed call that began with these seeds: it may come again and then changes nothing.
  'alter table vendor.seeds add column if not exists rotated_by text',
  'create unique index if not exists seeds_current on vendor.seeds (player) where revealed_at is null',
  `create table if not exists vendor.round (
    id text primary key, session_id text not null references vendor.session (id), player text not null,
    mode text not null, engine text not null, model text not null, bet_id text not null, state text not null,
    stake_minor bigint not null check (stake_minor > 0), win_minor bigint not null default 0,
    jackpot_minor bigint not null default 0, seeds_id bigint references vendor.seeds (id),
    server_seed_hash text not null, client_seed text not null, nonce bigint not null, params jsonb not null,
    outcome jsonb, flight bigint, refusal text, created_at bigint not null, ended_at bigint,
    unique (player, bet_id))`,
  `create index if not exists round_unfinished on vendor.round (state)
    where state in ('placing', 'open', 'paying', 'returning')`,
  'create index if not exists round_player on vendor.round (player, created_at)',
  'create index if not exists round_flight on vendor.round (flight) where flight is not null',
  // Pending messages to the wallet, written in the transaction that causes them and retried until acknowledged.
  `create table if not exists vendor.booking (
    id text primary key, round_id text not null references vendor.round (id), action text not null,
    amount_minor bigint not null, is_end boolean not null, state text not null default 'due',
    attempts int not null default 0, next_at bigint not null, error text, created_at bigint not null)`,
  `create index if not exists booking_due on vendor.booking (next_at) where state = 'due'`,
  // Where the money is that is played with: the operator's wallet, or a purse here.
  `alter table vendor.session add column if not exists wallet text not null default 'seamless'`,
  `create table if not exists vendor.purse (
    vendor text not null, player text not null, currency text not null,
    balance_minor bigint not null default 0 check (balance_minor >= 0), version bigint not null default 0,
    primary key (vendor, player, currency))`,
  `create table if not exists vendor.transfer (
    transaction text primary key, vendor text not null, player text not null, currency text not null,
    direction text, amount_minor bigint not null, state text not null, created_at bigint not null)`,
  `create table if not exists vendor.pool (
    vendor text not null, currency text not null, hundredths bigint not null,
    told_hundredths bigint not null, primary key (vendor, currency))`,
  `create table if not exists vendor.chain (
    id bigint generated always as identity primary key, end_hash text not null, length int not null,
    client_seed text not null, top_seed text not null, used int not null default 0, created_at bigint not null)`,
  `create table if not exists vendor.flight (
    id bigint primary key, chain_id bigint not null references vendor.chain (id), seed text not null,
    seed_hash text not null, point int not null, phase text not null, since bigint not null,
    flown_at bigint)`,
]

/** Brings the database to the vendor's schema. */
export async function createSchema(sql: Sql): Promise<void> {
  for (const statement of statements) await sql.query(statement)
}
