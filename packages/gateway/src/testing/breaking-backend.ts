import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely'
import pg from 'pg'
import type { Backend } from '../kernel/database/database'

/**
 * How a statement breaks: its connection ends before it reaches the server (`unsent`) or before the answer to it arrives
 * (`unheard`); `killed` is unheard, and nothing of the same work reaches the database afterwards, as in a process that died.
 */
export type Break = 'unsent' | 'unheard' | 'killed'

interface Fault {
  at: number
  how: Break
  /** Of each statement so far, whether its effect lasts when its connection ends. */
  lasting: boolean[]
  isDead: boolean
}

interface Held {
  inner: DatabaseConnection
  isInTransaction: boolean
  isBroken: boolean
}

type Wrapped = DatabaseConnection & Held

/** Ends a connection as its server would. */
type EndConnection = (held: Held, driver: Driver) => Promise<void>

const faults = new AsyncLocalStorage<Fault>()
const lost = () => new Error('the connection was lost')

/** The embedded database has one connection that cannot end: what the server would undo is undone by hand. */
const endEmbedded: EndConnection = async (held, driver) => {
  if (held.isInTransaction) await driver.rollbackTransaction(held.inner)
}

/** How often to look whether a connection has ended, ms; the server's own wait looks every 100 ms. */
const lookMs = 2

const endAt =
  (url: string): EndConnection =>
  async ({ inner }) => {
    const { rows } = await inner.executeQuery<{ pid: number }>(
      CompiledQuery.raw('select pg_backend_pid() as pid'),
    )
    const pid = rows[0]?.pid
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query('select pg_terminate_backend($1)', [pid])
    while ((await admin.query('select from pg_stat_activity where pid = $1', [pid])).rowCount !== 0)
      await setTimeout(lookMs)
    await admin.end()
  }

/** Sends a statement, or breaks it. */
async function step<T>(
  held: Held,
  { driver, end, lasts }: { driver: Driver; end: EndConnection; lasts: boolean },
  send: () => Promise<T>,
): Promise<T> {
  const fault = faults.getStore()
  if (held.isBroken || fault?.isDead) throw lost()
  if (!fault) return send()
  fault.lasting.push(lasts)
  if (fault.lasting.length !== fault.at) return send()
  if (fault.how !== 'unsent') await send()
  await end(held, driver)
  held.isBroken = true
  fault.isDead = fault.how === 'killed'
  throw lost()
}

function breakingDriver(driver: Driver, end: EndConnection): Driver {
  const wrap = (inner: DatabaseConnection): Wrapped => {
    const held: Wrapped = {
      inner,
      isInTransaction: false,
      isBroken: false,
      executeQuery: <R>(query: CompiledQuery) =>
        step(held, { driver, end, lasts: !held.isInTransaction }, () => inner.executeQuery<R>(query)),
      streamQuery: <R>(query: CompiledQuery, size?: number) => inner.streamQuery<R>(query, size),
    }
    return held
  }
  const mark = async (
    connection: DatabaseConnection,
    isInTransaction: boolean,
    send: () => Promise<void>,
  ) => {
    const held = connection as Wrapped
    await step(held, { driver, end, lasts: !isInTransaction }, async () => {
      await send()
      held.isInTransaction = isInTransaction
    })
  }
  const innerOf = (connection: DatabaseConnection) => (connection as Wrapped).inner
  return {
    init: () => driver.init(),
    acquireConnection: async () => wrap(await driver.acquireConnection()),
    beginTransaction: (connection, settings) =>
      mark(connection, true, () => driver.beginTransaction(innerOf(connection), settings)),
    commitTransaction: (connection) =>
      mark(connection, false, () => driver.commitTransaction(innerOf(connection))),
    rollbackTransaction: async (connection) => {
      // Of a broken connection the server has done it; of a dead process it does it when the process is gone.
      if (!(connection as Wrapped).isBroken) await driver.rollbackTransaction(innerOf(connection))
    },
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: () => driver.destroy(),
  }
}

/** A back end each of whose statements can break, by `breakAt`; `url` is that of a PostgreSQL, whose connections really end. */
export function breakingBackend(backend: Backend, url?: string): Backend {
  const end = url === undefined ? endEmbedded : endAt(url)
  const dialect: Dialect = {
    createAdapter: () => backend.dialect.createAdapter(),
    createDriver: () => breakingDriver(backend.dialect.createDriver(), end),
    createQueryCompiler: () => backend.dialect.createQueryCompiler(),
    createIntrospector: (db) => backend.dialect.createIntrospector(db),
  }
  return { ...backend, dialect }
}

/** Where a statement of a piece of work breaks, counted from 1, and how. */
export interface BreakPoint {
  at: number
  how: Break
}

/**
 * Does work, of which a statement breaks if it gets that far; work beside it goes on undisturbed. What it throws because
 * of that is ignored. Returns all points at which it can break. Inside a transaction an unheard statement is not
 * among them: the server has rolled it back, and whoever sent it knows no more than of one that was not sent.
 */
export async function breakAt(
  { at, how }: BreakPoint,
  work: () => Promise<unknown>,
): Promise<readonly BreakPoint[]> {
  const fault: Fault = { at, how, lasting: [], isDead: false }
  await faults.run(fault, async () => {
    try {
      await work()
    } catch (error) {
      if (fault.lasting.length < at) throw error
    }
  })
  return fault.lasting.flatMap((lasts, index): BreakPoint[] =>
    (lasts ? (['unsent', 'unheard', 'killed'] as const) : (['unsent'] as const)).map((one) => ({
      at: index + 1,
      how: one,
    })),
  )
}

/** No point that is ever reached. */
export const unbroken: BreakPoint = { at: Infinity, how: 'unsent' }
