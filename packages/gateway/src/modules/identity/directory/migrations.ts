import { sql, type Kysely, type Migration } from 'kysely'

/** What this module changes in a database, by when it was written. */
export const directoryMigrations: Record<string, Migration> = {
  // In whose name money is paid out; it belongs to every member, also to one that did not register here.
  '2026-11-25T1838-real-names': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table members add column real_name text`.execute(db)
      await sql`update members set real_name = payee_name from member_details
        where member_id = id and payee_name is not null`.execute(db)
    },
  },
  '2026-11-25T1847-changes-of-what-protects-money': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table members add column secrets_changed_at bigint`.execute(db)
    },
  },
  '2026-11-30T1050-friends-are-found': {
    up: async (db: Kysely<unknown>) => {
      await sql`create index member_details_recommender on member_details (recommender_id)
        where recommender_id is not null`.execute(db)
    },
  },
  '2026-11-30T1050-closed-accounts': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table members add column closed_at bigint check (closed_at is null or blocked)`.execute(
        db,
      )
    },
  },
}
