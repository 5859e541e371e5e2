import { sql, type Kysely, type Migration } from 'kysely'

const statements = [
  `alter table announcements add column go_to text`,

  `create table agreements (
    merchant text primary key references merchants(code),
    title jsonb not null,
    content jsonb not null
  )`,
]

/** Links of announcements, and the user agreement. */
export const front: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
