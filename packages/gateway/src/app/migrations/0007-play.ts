import { sql, type Kysely, type Migration } from 'kysely'

const merchant = 'merchant text not null references merchants(code)'
const member = 'member_id text not null references members(id)'
const stakes = `bets integer not null default 0,
    staked_minor bigint not null default 0 check (staked_minor >= 0),
    won_minor bigint not null default 0 check (won_minor >= 0),
    currency text not null`

const statements = [
  // Which server handles a vendor. Without a base address it is the demo's vendor, whose address is in the environment.
  `create table vendor_links (
    ${merchant},
    vendor text not null,
    adapter text not null,
    platform text not null,
    base_url text,
    public_origin text,
    public_key text,
    primary key (merchant, vendor),
    foreign key (merchant, vendor) references vendors (merchant, code) on delete cascade
  )`,
  `create index vendor_links_vendor on vendor_links (vendor)`,

  `create table vendor_accounts (
    ${member},
    platform text not null,
    player text not null,
    created_at bigint not null,
    primary key (member_id, platform),
    unique (platform, player)
  )`,

  // What a breaker has counted of a vendor; open while open_until is set, and until a probe has succeeded.
  `create table vendor_health (
    ${merchant},
    vendor text not null,
    failures integer not null default 0,
    counted_since bigint not null default 0,
    open_until bigint,
    primary key (merchant, vendor)
  )`,
  `create index vendor_health_open on vendor_health (open_until) where open_until is not null`,

  // site is the merchant of the catalogue, merchant that of the account: they differ for trial accounts.
  `create table play_sittings (
    id text primary key,
    ${merchant},
    site text not null references merchants(code),
    ${member},
    session_id text not null,
    intent text not null,
    node_id integer not null,
    vendor text not null,
    mode text not null check (mode in ('real', 'demo')),
    device_hash text not null,
    language text not null,
    origin text not null,
    started_at bigint not null,
    seen_at bigint not null,
    ended_at bigint,
    ${stakes},
    unique (member_id, intent)
  )`,
  `create index play_sittings_session on play_sittings (session_id)`,
  `create index play_sittings_member on play_sittings (member_id, started_at desc)`,
  `create index play_sittings_open on play_sittings (seen_at) where ended_at is null`,

  // A token works once; the session that it was exchanged for is stored beside it.
  `create table launch_tokens (
    token_hash text primary key,
    sitting_id text not null references play_sittings(id),
    salt text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    wallet_session text unique
  )`,
  `create index launch_tokens_sitting on launch_tokens (sitting_id)`,

  // A round belongs to one player: a shared round of a vendor is one row for each of its players.
  `create table play_rounds (
    ${merchant},
    vendor text not null,
    ${member},
    id text not null,
    node_id integer not null,
    sitting_id text not null references play_sittings(id),
    mode text not null,
    started_at bigint not null,
    ended_at bigint,
    proof jsonb,
    ${stakes},
    primary key (merchant, vendor, member_id, id)
  )`,
  `create index play_rounds_member on play_rounds (member_id, started_at desc)`,
  `create index play_rounds_played on play_rounds (merchant, started_at desc)`,
  `create index play_rounds_won on play_rounds (merchant, won_minor desc, started_at desc) where won_minor > 0`,
  `create index play_rounds_open on play_rounds (sitting_id) where ended_at is null`,
  `create index play_rounds_seed on play_rounds (member_id, (proof->>'serverSeedHash')) where proof is not null`,

  `create table vendor_transactions (
    ${merchant},
    vendor text not null,
    transaction text not null,
    action text not null check (action in ('bet', 'win', 'rollback')),
    request_hash text not null,
    ${member},
    sitting_id text not null references play_sittings(id),
    round text not null,
    bet text not null,
    amount_minor bigint not null check (amount_minor >= 0),
    currency text not null,
    outcome text not null check (outcome in ('booked', 'rolled-back', 'remembered', 'repeated')),
    created_at bigint not null,
    primary key (merchant, vendor, transaction)
  )`,
  `create index vendor_transactions_bet on vendor_transactions (merchant, vendor, bet)`,
  `create index vendor_transactions_day on vendor_transactions (merchant, vendor, created_at)`,
  `create index vendor_transactions_staked on vendor_transactions (member_id, created_at) where action = 'bet'`,

  `create table play_limits (
    ${member},
    kind text not null check (kind in ('wager', 'loss', 'time')),
    period text not null check (period in ('day')),
    amount bigint not null check (amount >= 0),
    set_at bigint not null,
    primary key (member_id, kind, period)
  )`,

  `create table reality_checks (
    session_id text primary key,
    ${member},
    since bigint not null,
    counted_from bigint not null
  )`,
  `create table reality_intervals (
    member_id text primary key references members(id),
    minutes integer not null check (minutes in (15, 30, 60))
  )`,
]

/**
 * Play: game sessions, rounds, vendor transactions, launch tokens, limits and the reality check (VENDOR-1).
 */
export const play: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
