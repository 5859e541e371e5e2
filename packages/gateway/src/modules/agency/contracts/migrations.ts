import { sql, type Migration } from 'kysely'

const statements = [
  `create table contracts (
    id text primary key,
    merchant text not null,
    kind text not null check (kind in ('daily-salary', 'hourly-salary', 'dividend')),
    member_id text not null references members(id),
    upline_id text references members(id),
    state text not null
      check (state in ('offered', 'active', 'rejected', 'withdrawn', 'expired', 'ended', 'replaced')),
    terms text not null,
    is_amendment boolean not null,
    offered_at bigint not null,
    expires_at bigint not null,
    accepted_at bigint,
    starts_at bigint,
    closed_at bigint,
    ends_at bigint,
    check (upline_id <> member_id),
    check ((starts_at is null) = (accepted_at is null)),
    check ((closed_at is null) = (state in ('offered', 'active')))
  )`,
  // Each member has one contract of a kind, and one offer of it, at most.
  `create unique index contracts_one_active on contracts (member_id, kind) where state = 'active'`,
  `create unique index contracts_one_offered on contracts (member_id, kind) where state = 'offered'`,
  `create index contracts_of_member on contracts (member_id, kind, offered_at)`,
  `create index contracts_of_upline on contracts (upline_id, kind, offered_at)`,
  `create index contracts_to_expire on contracts (expires_at) where state = 'offered'`,
  `create index contracts_of_merchant on contracts (merchant, kind, starts_at) where starts_at is not null`,
]

/** What this module changes in a database, by when it was written. */
export const contractMigrations: Record<string, Migration> = {
  '2026-11-30T1530-contracts': {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  },
  // Gateways of the release before still read the table, of which nothing is kept: a later release drops it. Databases that have lost it
  // get it again.
  '2026-11-30T1645-contract-requests-stay': {
    up: async (db) => {
      await sql`create table if not exists contract_requests (
        id text primary key,
        merchant text not null references merchants(code),
        member_id text not null references members(id),
        kind text not null check (kind in ('daily-salary', 'hourly-salary', 'dividend')),
        period text not null check (period <> ''),
        created_at bigint not null,
        answered_at bigint
      )`.execute(db)
    },
  },
}
