import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const suspenseMigrations: Record<string, Migration> = {
  '2026-11-22T2230-suspense-items-by-member': {
    up: async (trx) => {
      await sql`create index suspense_items_member on suspense_items (member_id)
        where member_id is not null`.execute(trx)
    },
  },
  '2026-11-25T1847-suspense-items-know-another-network': {
    up: async (trx) => {
      await sql`alter table suspense_items add column network text`.execute(trx)
    },
  },
  '2026-11-27T1600-payments-for-no-order-are-booked': {
    up: async (trx) => {
      await sql`alter table suspense_items add column is_booked boolean not null default true`.execute(trx)
      await sql`update suspense_items set is_booked = false where merchant is null`.execute(trx)
    },
  },
  // What was credited without an order gets one, so that it is a deposit like any other (DEPOSIT-9).
  '2026-11-29T0811-credited-payments-have-orders': {
    up: async (trx) => {
      await sql`select deposits_add_credited(id, merchant, member_id, method, amount_minor, currency, resolved_at)
        from suspense_items where state = 'credited' and deposit_id is null`.execute(trx)
    },
  },
}
