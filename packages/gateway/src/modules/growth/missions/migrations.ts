import { sql, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const missionMigrations: Record<string, Migration> = {
  '2026-11-29T2145-missions': {
    up: async (db) => {
      await sql`create table mission_claims (
        merchant text not null,
        member_id text not null references members(id),
        mission text not null,
        period text not null,
        amount_minor bigint not null check (amount_minor > 0),
        at bigint not null,
        primary key (member_id, mission, period)
      )`.execute(db)
    },
  },
}
