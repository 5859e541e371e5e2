import { sql, type Kysely } from 'kysely'

/** What of a table's rows never changes once they are written. */
export interface FixedRows {
  table: string
  /** These columns; every column when absent. */
  columns?: readonly string[]
  /** A trigger of its own decides which rows may be deleted; none may when absent. */
  hasOwnDelete?: boolean
}

/**
 * Has the database refuse to change or delete what was published or sold, whoever asks for it. The triggers are of
 * statements and of columns: what may change costs nothing more than before. For migrations.
 */
export async function fixRows(
  db: Kysely<unknown>,
  { table, columns, hasOwnDelete = false }: FixedRows,
): Promise<void> {
  await sql`create or replace function row_is_fixed() returns trigger language plpgsql as $$
    begin
      raise exception '%: what was published or sold is fixed, % is refused', tg_table_name, lower(tg_op)
        using errcode = '23514';
    end $$`.execute(db)
  const ofColumns = columns ? sql`of ${sql.join(columns.map((column) => sql.ref(column)))}` : sql``
  const orDelete = hasOwnDelete ? sql`` : sql`or delete`
  await sql`create trigger ${sql.ref(`${table}_fixed`)} before update ${ofColumns} or truncate ${orDelete}
    on ${sql.table(table)} for each statement execute function row_is_fixed()`.execute(db)
}
