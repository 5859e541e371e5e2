import { sql, type RawBuilder } from 'kysely'

/**
 * Sum of a column of whole numbers, or of an SQL expression, over all rows that a query matches; 0 when there are none.
 * `counted` limits it to the rows that satisfy a condition. A sum beyond the exact numbers is refused when it is read:
 * CallFailure `amount.too.large` (LEDGER-4).
 */
export function totalOf(
  column: string | RawBuilder<unknown>,
  counted?: RawBuilder<unknown>,
): RawBuilder<number> {
  const value = typeof column === 'string' ? sql.ref(column) : column
  const filter = counted === undefined ? sql`` : sql` filter (where ${counted})`
  return sql<number>`coalesce(sum(${value})${filter}, 0)::bigint`
}
