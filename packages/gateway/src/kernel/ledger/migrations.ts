import { sql, type Kysely, type Migration } from 'kysely'
import { inStoredCode } from '../database/migrations'
import { debtsAreCollected } from './migrate-debts'

/** The demo's history named a bet `bet` and a win `win`; the ledger has one word for each. */
const oneWordForEachKind: Migration = {
  up: async (db: Kysely<unknown>) => {
    // Nothing else may change a booking; its name has no effect on money.
    await sql`alter table transactions disable trigger user`.execute(db)
    await sql`update transactions set kind = 'game-' || kind where kind in ('bet', 'win')`.execute(db)
    await sql`alter table transactions enable trigger user`.execute(db)
  },
}

/**
 * An entry has the kind and the time of its transaction, so that one index answers a page, the totals and the export of an
 * account's history, however long (RECORDS-1).
 */
const entriesWithTheirTime: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table entries add column kind text, add column created_at bigint`.execute(db)
    await sql`alter table entries disable trigger user`.execute(db)
    await sql`update entries set kind = t.kind, created_at = t.created_at from transactions t
      where t.id = entries.transaction_id`.execute(db)
    await sql`alter table entries enable trigger user`.execute(db)
    await sql`alter table entries alter column kind set not null, alter column created_at set not null`.execute(
      db,
    )
    await sql`create index entries_history on entries (account_id, created_at, id) include (kind, amount_minor)`.execute(
      db,
    )
    // Every use of it names the account first; the new one begins with it too.
    await sql`drop index entries_account`.execute(db)
  },
}

/** What the ledger changes in a database, by when it was written. */
export const ledgerMigrations: Record<string, Migration> = {
  '2026-11-22T1606-one-word-for-bets-and-wins': oneWordForEachKind,
  '2026-11-24T0419-what-members-own': inStoredCode,
  '2026-11-24T0425-entries-with-their-time': entriesWithTheirTime,
  '2026-11-29T0750-debts-are-collected': debtsAreCollected,
  '2026-11-29T0758-ledger-is-kept-whole': inStoredCode,
}
