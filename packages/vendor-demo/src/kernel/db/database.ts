/** Executes SQL: the pool, or a transaction. */
export interface Sql {
  /** Rows as the database returns them: to be parsed. bigint arrives as a safe integer. */
  query(text: string, values?: readonly unknown[]): Promise<unknown[]>
}

/** The vendor's database. Inside `transaction` only what it hands in may be used. */
export interface Database extends Sql {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}
