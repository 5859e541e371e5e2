import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  `create table vendor_wallets (
    id text primary key,
    merchant text not null references merchants(code),
    site text not null,
    member_id text not null references members(id),
    vendor text not null,
    currency char(3) not null,
    balance_version bigint not null default 0,
    asked_at bigint,
    return_at bigint,
    attempts integer not null default 0,
    unique (member_id, vendor)
  )`,
  `create index vendor_wallets_returning on vendor_wallets (return_at) where return_at is not null`,
  `create table vendor_transfers (
    id text primary key,
    merchant text not null references merchants(code),
    site text not null,
    member_id text not null references members(id),
    vendor text not null,
    direction text not null,
    cause text not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency char(3) not null,
    state text not null,
    reason text,
    next_at bigint,
    attempts integer not null default 0,
    created_at bigint not null,
    ended_at bigint,
    check ((state = 'pending') = (ended_at is null))
  )`,
  `create index vendor_transfers_member on vendor_transfers (member_id, created_at desc, id desc)`,
  `create index vendor_transfers_due on vendor_transfers (next_at) where next_at is not null`,
  // One at a time between a member and a vendor: a balance is compared with the ledger while none is on its way.
  `create unique index vendor_transfers_pending on vendor_transfers (member_id, vendor) where state = 'pending'`,
  `create table automatic_transfers (
    member_id text primary key references members(id),
    set_at bigint not null
  )`,
]

const transfersToVendors: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const doubts = [
  `alter table vendor_transfers add column doubt text`,
  `create index vendor_transfers_doubt on vendor_transfers (member_id, vendor) where doubt is not null`,
]

const transfersInDoubt: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of doubts) await sql.raw(statement).execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const vendorTransferMigrations: Record<string, Migration> = {
  '2026-11-25T1840-transfers-to-vendors': transfersToVendors,
  '2026-11-26T2310-transfers-in-doubt': transfersInDoubt,
}
