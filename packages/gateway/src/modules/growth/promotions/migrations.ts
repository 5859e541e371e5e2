import { sql, type Migration } from 'kysely'

const statements = [
  `create table promotion_entries (
    id text primary key,
    merchant text not null,
    member_id text not null,
    currency text not null,
    promotion text not null,
    plan jsonb not null,
    state text not null
      check (state in ('joined', 'process', 'applying', 'rejected', 'issued', 'close')),
    required_minor bigint check (required_minor > 0),
    types text[],
    ends_at bigint,
    progress_minor bigint not null default 0 check (progress_minor >= 0),
    answers jsonb not null,
    comment text not null,
    amount_minor bigint check (amount_minor > 0),
    reason text,
    created_at bigint not null,
    decided_at bigint,
    due_at bigint
  )`,
  // One at a time: only after a rejection can a member apply again.
  `create unique index promotion_entries_once on promotion_entries (member_id, promotion) where state <> 'rejected'`,
  `create index promotion_entries_member on promotion_entries (member_id, created_at desc)`,
  `create index promotion_entries_played on promotion_entries (member_id) where state in ('joined', 'process')`,
  `create index promotion_entries_waiting on promotion_entries (created_at) where state = 'applying'`,
  `create index promotion_entries_due on promotion_entries (due_at) where state in ('joined', 'process')`,
  `create table cashback_weeks (
    merchant text not null,
    promotion text not null,
    week text not null,
    done_at bigint not null,
    primary key (merchant, promotion, week)
  )`,
]

/** What this module changes in a database, by when it was written. */
export const promotionMigrations: Record<string, Migration> = {
  '2026-11-29T2125-what-members-do-with-promotions': {
    up: async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
    },
  },
}
