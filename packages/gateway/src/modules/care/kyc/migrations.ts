import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  `create table kyc_submissions (
    id text primary key,
    merchant text not null references merchants(code),
    member_id text not null references members(id),
    level text not null check (level in ('basic', 'full')),
    state text not null check (state in ('under-review', 'verified', 'rejected')),
    full_name text not null,
    birth_date text,
    address text,
    document text,
    kept_number text,
    last_four text,
    reason text check ((reason is not null) = (state = 'rejected')),
    key text not null,
    created_at bigint not null,
    decided_at bigint check ((decided_at is null) = (state = 'under-review')),
    remove_at bigint,
    unique (member_id, key)
  )`,
  `create unique index kyc_submissions_open on kyc_submissions (member_id) where state = 'under-review'`,
  `create index kyc_submissions_waiting on kyc_submissions (created_at) where state = 'under-review'`,
  `create index kyc_submissions_of_member on kyc_submissions (member_id, created_at desc)`,
  `create index kyc_submissions_remove on kyc_submissions (remove_at) where remove_at is not null`,
]

const kyc: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const kycMigrations: Record<string, Migration> = { '2026-11-30T1500-kyc-submissions': kyc }
