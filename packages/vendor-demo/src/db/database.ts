/** Something that SQL can be asked of: the pool, or a transaction. */
export interface Sql {
  /** Rows as the database gives them: to be parsed. bigint comes as a safe integer. */
  query(text: string, values?: readonly unknown[]): Promise<unknown[]>
}

/** The vendor's database. Inside `transaction` only what it hands in may be used. */
export interface Database extends Sql {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  close(): Promise<void>
}
