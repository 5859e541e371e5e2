import { sql, type Kysely, type Migration } from 'kysely'
import memberLinesAdd from './stored-code/member_lines_add.sql'
import membersHaveLines from './stored-code/members_have_lines.sql'

/** Lines as they are when members get them: nobody has moved yet. Members that stand below each other end the search. */
const lines = [
  `create table member_lines (
    ancestor_id text not null,
    member_id text not null,
    merchant text not null,
    depth integer not null check (depth > 0),
    since_day text not null,
    until_day text not null check (until_day >= since_day),
    primary key (ancestor_id, member_id, since_day)
  )`,
  `create index member_lines_of_member on member_lines (member_id, until_day)`,
  `create table member_moves (
    id bigint generated always as identity primary key,
    merchant text not null,
    member_id text not null references members(id),
    from_upline_id text,
    upline_id text,
    day text not null,
    at bigint not null
  )`,
  `create index member_moves_of_merchant on member_moves (merchant, day)`,
  // Before the copy, so that a gateway of the release before, which runs meanwhile, adds nobody without a line.
  memberLinesAdd,
  membersHaveLines,
  `insert into member_lines (ancestor_id, member_id, merchant, depth, since_day, until_day)
  with recursive above (ancestor_id, member_id, merchant, path) as (
    select u.id, m.id, m.merchant, array[m.id, u.id]
    from members m join members u on u.id = m.upline_id and u.merchant = m.merchant where u.id <> m.id
    union all
    select u.id, above.member_id, above.merchant, above.path || u.id
    from above join members m on m.id = above.ancestor_id join members u on u.id = m.upline_id and u.merchant = m.merchant
    where u.id <> all(above.path)
  )
  select ancestor_id, member_id, merchant, cardinality(path) - 1, '0001-01-01', '9999-12-31' from above`,
]

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
  '2026-11-30T1515-lines-of-members': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of lines) await sql.raw(statement).execute(db)
    },
  },
  // Like the real name: it belongs to every member, also to one that did not register here. Birthdays are looked for each day.
  '2026-11-30T1545-birth-dates': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table members add column birth_date text`.execute(db)
      await sql`update members set birth_date = member_details.birth_date from member_details
        where member_id = id and member_details.birth_date is not null`.execute(db)
      await sql`create index members_birthday on members (merchant, substr(birth_date, 6))
        where birth_date is not null`.execute(db)
    },
  },
  // Who registered on a day is asked by every open home of an agent (TEAM-4).
  '2026-11-30T1652-members-by-registration': {
    up: async (db: Kysely<unknown>) => {
      await sql`create index members_registered on members (merchant, reg_date)`.execute(db)
    },
  },
}
