import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const kycMigrations: Record<string, Migration> = {
  '2026-11-30T1500-kyc-levels': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table kyc_levels (
        member_id text primary key references members(id),
        level text not null check (level in ('basic', 'full')),
        since bigint not null
      )`.execute(db)
    },
  },
}
