import type { ColumnType } from 'kysely'

/** A jsonb column: written as JSON text, read as what it holds. */
export type Json<T> = ColumnType<T, string, string>

/**
 * Every table as Kysely sees it. The owner of a table declares it in this interface in the `tables.ts` of its own
 * folder, and nobody else names it in SQL (`table-owners.test.ts`). Columns that end in `_at` are milliseconds since the
 * epoch; `_minor` is money in minor units.
 */
// Empty here: every table has an owner, who declares it.
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Schema {}
