import { sql, type Kysely, type Migration } from 'kysely'

const merchant = 'merchant text not null references merchants(code)'

const statements = [
  // `left_at` instead of a deletion: what was played keeps its name.
  `alter table games
    add column engine text check (engine in ('slot-low', 'slot-medium', 'slot-high', 'crash', 'mines')),
    add column classes text[] not null default '{}',
    add column room_type text check (room_type in ('free', 'vip', 'paid')),
    add column left_at bigint`,

  // In maintenance while the flag is set and the end, where one is known, is not reached.
  `alter table vendors
    add column is_in_maintenance boolean not null default false,
    add column maintenance_until bigint,
    add column maintenance_cause text check (maintenance_cause in ('operator', 'breaker')),
    add column presentation text not null default 'frame' check (presentation in ('frame', 'top')),
    add column blocked_countries text[] not null default '{}',
    add column orientation text check (orientation in ('portrait', 'landscape'))`,

  `create table game_classes (
    ${merchant},
    code text not null check (code ~ '^[A-Z][A-Z0-9_]{0,31}$' and code not in ('ALL', 'NEW', 'HOT')),
    title jsonb not null,
    rank integer not null,
    primary key (merchant, code)
  )`,
  `create table recents (
    ${merchant},
    member_id text not null references members(id),
    node_id integer not null,
    opened_at bigint not null,
    primary key (member_id, node_id),
    foreign key (merchant, node_id) references games (merchant, node_id) on delete cascade
  )`,
  `create index recents_last on recents (member_id, opened_at desc)`,
  `create index favourites_last on favourites (member_id, created_at desc)`,
  `alter table favourites drop constraint favourites_merchant_node_id_fkey,
    add foreign key (merchant, node_id) references games (merchant, node_id) on delete cascade`,

  `create table jackpot_pools (
    ${merchant},
    vendor text not null,
    id text not null,
    name text not null,
    amount_minor bigint not null check (amount_minor >= 0),
    updated_at bigint not null,
    primary key (merchant, vendor, id),
    foreign key (merchant, vendor) references vendors (merchant, code) on delete cascade
  )`,

  // What a catalogue in memory compares itself with. Maintenance does not count: it is read by itself.
  `create table catalogue_versions (
    merchant text primary key references merchants(code),
    version bigint not null
  )`,
]

/**
 * What the game screens need of the catalogue: engines, classes, vendors in maintenance, recent games, jackpots, and a
 * version by which a catalogue in memory knows that it is outdated (LIST-7).
 */
export const games: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
