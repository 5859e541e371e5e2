import type { Dialect, KyselyPlugin, Migration, QueryResult, RawBuilder, Transaction } from 'kysely'
import { Kysely } from 'kysely'
import { asTransaction, guardedDialect } from './guarded-dialect'
import { migrate } from './migrate'
import type { NoticeRelay } from './notice-relay'
import type { Schema } from './schema'

/** A running transaction: the first parameter of every function that writes. */
export type Trx = Transaction<Schema>
/** Where a read may run: the pool or a transaction. It has nothing that writes. */
export type Queries = Pick<Kysely<Schema>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>
/** Where single statements may run, those that write too: the pool, where each is a transaction by itself, or a transaction. */
export type Writes = Queries & Pick<Kysely<Schema>, 'insertInto' | 'updateTable' | 'deleteFrom'>

/**
 * A notification on a channel: its payload; empty after a broken connection, when notifications may have been missed.
 */
export type Listener = (payload: string) => void

/**
 * The database, whichever it is. `read` and `write` are the pool; inside a transaction they are refused, use what you were
 * given.
 */
export interface Database {
  kind: 'pglite' | 'postgres'
  read: Queries
  /** For a single statement; two that belong together are a `transaction`. */
  write: Writes
  /**
   * Runs work in one transaction (read committed); it is rolled back when work throws. When the database breaks a
   * deadlock by failing it, work is run again: it must have no effect but through `trx`.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /**
   * Runs one statement, which is a transaction by itself, so that it costs one round trip; after a deadlock again.
   */
  statement<Row>(statement: RawBuilder<Row>): Promise<QueryResult<Row>>
  /** Listens to a channel of NOTIFY from any process; returns how to stop. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Brings the database up to these migrations. @throws the first failure. */
  migrate(migrations: Record<string, Migration>): Promise<void>
  close(): Promise<void>
}

/** What differs between the embedded database and PostgreSQL. */
export interface Backend {
  kind: Database['kind']
  dialect: Dialect
  listen: Database['listen']
  /** Tells other processes what committed transactions have left for them; absent where a transaction itself does. */
  notices?: NoticeRelay
  /** After the pool is closed. */
  close(): Promise<void>
}

const attempts = 5
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')

async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isDeadlock(error) || attempt === attempts) throw error
    }
  }
}

/** Calls `done` after each statement. */
const afterEach = (done: () => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    done()
    return Promise.resolve(result)
  },
})

/** The database over a back end, with its guard. */
export function createDatabase(backend: Backend): Database {
  const kysely = new Kysely<Schema>({ dialect: guardedDialect(backend.dialect) })
  const { notices } = backend
  const committing = async <T>(run: () => Promise<T>): Promise<T> => {
    const result = await again(run)
    notices?.tell()
    return result
  }
  return {
    kind: backend.kind,
    read: kysely,
    write: notices ? kysely.withPlugin(afterEach(notices.tell)) : kysely,
    transaction: (work) =>
      committing(() => kysely.transaction().execute((trx) => asTransaction(() => work(trx)))),
    statement: (statement) => committing(() => statement.execute(kysely)),
    listen: backend.listen,
    migrate: (migrations) => migrate(kysely, migrations),
    close: async () => {
      await notices?.close()
      await kysely.destroy()
      await backend.close()
    },
  }
}
