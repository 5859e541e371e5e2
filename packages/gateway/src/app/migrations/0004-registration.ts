import { sql, type Kysely, type Migration } from 'kysely'

const merchant = 'merchant text not null references merchants(code)'

const statements = [
  // The further fields of a registration.
  `create table member_details (
    member_id text primary key references members(id),
    ${merchant},
    payment_password_hash text,
    payee_name text,
    id_number text,
    qq_num text,
    facebook text,
    wechat text,
    line text,
    whatsapp text,
    zalo text,
    recommender_id text references members(id),
    birth_date text,
    declared_at bigint,
    register_method text not null,
    register_url text not null,
    registered_at bigint not null
  )`,
  // Codes are stored and compared in capitals.
  `create table affiliates (
    ${merchant},
    code text not null check (code = upper(code)),
    member_id text not null references members(id),
    created_at bigint not null,
    primary key (merchant, code),
    unique (member_id)
  )`,

  `create table trials (
    merchant text not null references merchants(code),
    intent_hash text not null,
    member_id text not null references members(id),
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    primary key (merchant, intent_hash),
    unique (member_id)
  )`,
  `create index trials_expires on trials (expires_at)`,

  `create table social_identities (
    ${merchant},
    provider text not null,
    subject text not null,
    member_id text not null references members(id),
    created_at bigint not null,
    primary key (merchant, provider, subject)
  )`,
  `create index social_identities_member on social_identities (member_id)`,
  // A sign-in that is on its way at a provider (no subject), or an identity that waits for its registration.
  `create table social_flows (
    cookie_hash text primary key,
    ${merchant},
    provider text not null,
    subject text,
    return_to text,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  `create index social_flows_expires on social_flows (expires_at)`,

  `create table favourites (
    ${merchant},
    member_id text not null references members(id),
    node_id integer not null,
    created_at bigint not null,
    primary key (member_id, node_id),
    foreign key (merchant, node_id) references games (merchant, node_id)
  )`,
  // One open request of a kind per member; it is open until answered_at is set.
  `create table contract_requests (
    id text primary key,
    ${merchant},
    member_id text not null references members(id),
    kind text not null check (kind in ('daily-salary', 'hourly-salary', 'dividend')),
    period text not null check (period <> ''),
    created_at bigint not null,
    answered_at bigint
  )`,
  `create unique index contract_requests_open on contract_requests (member_id, kind) where answered_at is null`,
]

/** Registration, trial accounts, social identities, and the data that home loads for a member. */
export const registration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
