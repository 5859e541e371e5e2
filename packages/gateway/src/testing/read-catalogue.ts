import { sql } from 'kysely'
import type { Database } from '../kernel/database/database'

/** Every function and trigger of a database with its definition, by name: what `pg_proc` and `pg_trigger` say. */
export async function readCatalogue(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; text: string }>`
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
    union all
    select t.tgname::text || ' on ' || c.relname, t.tgenabled::text || ' ' || pg_get_triggerdef(t.oid) from pg_trigger t
    join pg_class c on c.oid = t.tgrelid where not t.tgisinternal order by 1`.execute(db.read)
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]))
}
