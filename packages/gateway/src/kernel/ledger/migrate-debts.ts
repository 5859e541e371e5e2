import { sql, type Kysely, type Migration } from 'kysely'
import accountsCollectDebt from './stored-code/accounts_collect_debt.sql'
import accountsNoteClaim from './stored-code/accounts_note_claim.sql'
import ledgerClaim from './stored-code/ledger_claim.sql'
import ledgerCollectDebt from './stored-code/ledger_collect_debt.sql'
import ledgerNoteClaim from './stored-code/ledger_note_claim.sql'

const statements = [
  // What the member of a main wallet owes its merchant: the balance of the claim, house:debts:<member>, without its sign.
  `alter table accounts add column owed_minor bigint not null default 0 check (owed_minor >= 0)`,
  // How often that changed: part of the version of the member's balance.
  `alter table accounts add column owed_version bigint not null default 0`,
  `create index accounts_in_debt on accounts (owner) where owed_minor > 0`,
  // What orders of lotteries owe becomes claims by the migration that follows, before stored code is applied.
  ledgerNoteClaim,
  ledgerCollectDebt,
  accountsNoteClaim,
  accountsCollectDebt,
  ledgerClaim,
]

/**
 * A debt is a claim on the account (LEDGER-7): whatever reaches a main wallet pays it first, whoever wrote the balance. This
 * runs in the database, so that no way of crediting a wallet can leave it out, and costs nothing where nothing is owed.
 */
export const debtsAreCollected: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
