import { sql, type Kysely, type Migration } from 'kysely'

/** What a member staked and won with vendors between two times: the part of this module in the limits of a day (RG-3). */
const stakedWithVendors: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create function play_staked_with_vendors(of_member text, day_from bigint, day_to bigint)
    returns table (staked bigint, won bigint) language sql stable as $$
      select coalesce(sum(amount_minor) filter (where action = 'bet' and outcome = 'booked'), 0)::bigint,
        coalesce(sum(amount_minor) filter (where action = 'win'), 0)::bigint
      from vendor_transactions
      where member_id = of_member and created_at >= day_from and created_at < day_to
    $$`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const vendorWalletMigrations: Record<string, Migration> = {
  '2026-11-23T1729-what-is-staked-with-vendors': stakedWithVendors,
}
