import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection, Dialect, Driver } from 'kysely'

const insideTransaction = new AsyncLocalStorage<true>()

/** Runs work as the inside of a transaction: from there the pool is refused. */
export const asTransaction = <T>(work: () => Promise<T>): Promise<T> => insideTransaction.run(true, work)

/**
 * For caches that read the pool when they have no answer: they refuse to be asked inside a transaction each time, not
 * only when their answer happens to be out of date. @throws inside a transaction.
 */
export function refuseInsideTransaction(): void {
  if (insideTransaction.getStore())
    throw new Error('the pool is used inside a transaction: pass the transaction on')
}

const guarded = (driver: Driver): Driver => ({
  init: () => driver.init(),
  acquireConnection: async (): Promise<DatabaseConnection> => {
    refuseInsideTransaction()
    return driver.acquireConnection()
  },
  beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
  commitTransaction: (connection) => driver.commitTransaction(connection),
  rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
  releaseConnection: (connection) => driver.releaseConnection(connection),
  destroy: () => driver.destroy(),
})

/**
 * A dialect whose pool refuses a connection inside a transaction. The embedded database has one connection:
 * such a query would wait for the transaction that waits for it; on PostgreSQL it would escape the transaction.
 */
export const guardedDialect = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => guarded(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
})
