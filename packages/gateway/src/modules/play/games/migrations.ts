import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Games of kind `LOTT` open the merchant's own lotteries. Earlier ones had a vendor that nobody could play: they
 * are removed, and their history keeps their names.
 */
const doorsOfLotteries: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table games add column lottery text check (lottery is null or game_type = 'LOTT')`.execute(
      db,
    )
    await sql`update games set left_at = (extract(epoch from now()) * 1000)::bigint
      where game_type = 'LOTT' and left_at is null`.execute(db)
  },
}

/** What this module changes in a database, by when it was written. */
export const gamesMigrations: Record<string, Migration> = {
  '2026-11-23T1915-doors-of-lotteries': doorsOfLotteries,
}
