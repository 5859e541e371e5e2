import { sql, type Kysely, type Migration } from 'kysely'

/** The largest whole number that a JSON number holds exactly. */
const largestExact = '9007199254740991'
/** The largest balance of a member's wallet, minor units: ninety of them still have an exact sum. */
const largestBalance = '100000000000000'

/** Not valid: existing rows are not checked, new ones are. */
const exact = (table: string, columns: string[]) =>
  `alter table ${table} add constraint ${table}_exact
    check (${columns.map((column) => `${column} <= ${largestExact}`).join(' and ')}) not valid`

const statements = [
  `alter table accounts add constraint accounts_exact
    check (owner = 'house' or balance_minor <= ${largestBalance}) not valid`,
  exact('play_sittings', ['staked_minor', 'won_minor']),
  exact('play_rounds', ['staked_minor', 'won_minor']),
  exact('play_days', ['stake_minor', 'payout_minor']),

  `alter table jackpot_pools add column signed_at bigint not null default 0`,

  // Money that was received but matches no order as it is. Without a merchant it is in no ledger yet.
  `create table suspense_items (
    id text primary key,
    event_id text not null unique references provider_events(id),
    method text not null,
    reference text not null,
    merchant text references merchants(code),
    member_id text references members(id),
    deposit_id text references deposits(id),
    amount_minor bigint not null check (amount_minor > 0),
    currency char(3) not null,
    cause text not null,
    state text not null default 'held',
    received_at bigint not null,
    resolved_at bigint,
    resolved_by text,
    why text
  )`,
  `create index suspense_items_deposit on suspense_items (deposit_id) where deposit_id is not null`,
  `create index suspense_items_held on suspense_items (received_at) where state = 'held'`,
]

/** Bounds within which money is exact, report times of pools, and payments that wait for an operator. */
export const money: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
