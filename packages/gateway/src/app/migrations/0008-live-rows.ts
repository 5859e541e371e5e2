import { sql, type Kysely, type Migration } from 'kysely'

/** The channel and the payload are those of `modules/live-rows/tell-jackpots.ts`. */
const triggerFor = (event: 'insert' | 'update' | 'delete') => `create trigger jackpot_pools_told_${event}
  after ${event} on jackpot_pools referencing ${event === 'delete' ? 'old' : 'new'} table as changed
  for each statement execute function tell_jackpots()`

const statements = [
  `create function tell_jackpots() returns trigger language plpgsql as $$
    begin
      perform pg_notify('plaza_jackpots', merchant) from (select distinct merchant from changed) as merchants;
      return null;
    end $$`,
  triggerFor('insert'),
  triggerFor('update'),
  triggerFor('delete'),
]

/** Notifies every process whose jackpots changed, whoever writes them (JACKPOT-1). */
export const liveRows: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
