import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  // The player, the game session and what may be booked: the first lookup of every call of the wallet.
  `create type play_seat as (
    refusal text,
    vendor text,
    sitting_id text,
    merchant text,
    site text,
    member_id text,
    node_id integer,
    mode text,
    currency text,
    is_open boolean,
    is_blocked boolean,
    session_id text,
    idle_expires_at bigint,
    game_id text,
    game_type text,
    min_bet_minor bigint,
    max_bet_minor bigint,
    is_offered boolean
  )`,

  // Wins are counted by it too.
  `drop index vendor_transactions_staked`,
  `create index vendor_transactions_member on vendor_transactions (member_id, created_at)`,

  // Only bets that something has followed are looked up this way.
  `drop index vendor_transactions_bet`,
  `create index vendor_transactions_won on vendor_transactions (merchant, vendor, bet) where action = 'win'`,
  `create index vendor_transactions_back on vendor_transactions (merchant, vendor, bet) where action = 'rollback'`,
  // Begins with the time, so that it is never mistaken for the lookup of one transaction.
  `drop index vendor_transactions_day`,
  `create index vendor_transactions_day on vendor_transactions (created_at, merchant, vendor)`,
]

/** Types and indexes of the wallet's calls, which are functions of the database: one round trip each (VENDOR-1). */
export const walletBooking: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
