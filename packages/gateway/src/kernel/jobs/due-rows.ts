import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Clock } from '../clock'
import type { Database, Trx } from '../database/database'
import type { Schema } from '../database/schema'
import type { Job } from './job'

/** Rows of a table that are to be processed at the time in a column. */
export interface DueRows<Table extends keyof Schema & string> {
  table: Table
  /** The primary key column. */
  key: keyof Schema[Table] & string
  /** The column with the time, ms; a row where it is null waits for nothing. */
  at: keyof Schema[Table] & string
  /** What else must hold. */
  where?: RawBuilder<boolean>
}

interface Claim {
  now: number
  /** How many at most. */
  limit: number
  /** How long a row is put off while it is worked on, ms, so that a process that dies only delays it. */
  putOffMs: number | RawBuilder<number>
  /** Counts the tries in the column `attempts`. */
  hasAttempts?: boolean
}

const channel = 'plaza_due'
/** The worst delay after a lost notification. */
const pollMs = 30_000

const isWaiting = <Table extends keyof Schema & string>({ where }: DueRows<Table>) =>
  where ?? sql<boolean>`true`

/**
 * Claims rows that are due, the longest due first, and postpones them. A row that another transaction has locked is
 * skipped, so that any number of processes share the work and each row is processed by one of them. Returns the rows as
 * they are now, postponed.
 */
export async function claimDue<Table extends keyof Schema & string>(
  trx: Trx,
  due: DueRows<Table>,
  { now, limit, putOffMs, hasAttempts = false }: Claim,
): Promise<Selectable<Schema[Table]>[]> {
  const [table, key, at] = [sql.table(due.table), sql.ref(due.key), sql.ref(due.at)]
  const { rows } = await sql<Selectable<Schema[Table]>>`
    with claimed as materialized (
      select ${key} as claimed_key, ${at} as was_due_at from ${table} where ${at} <= ${now} and ${isWaiting(due)}
      order by ${at}, ${key} limit ${limit} for update skip locked
    ), put_off as (
      update ${table} set ${at} = ${now}::bigint + (${putOffMs})::bigint ${hasAttempts ? sql`, attempts = attempts + 1` : sql``}
      from claimed where ${key} = claimed_key
      returning ${table}.*, was_due_at
    )
    select * from put_off order by was_due_at, ${key}`.execute(trx)
  return rows.map(
    ({ was_due_at: _order, ...row }: Record<string, unknown>) => row as Selectable<Schema[Table]>,
  )
}

/**
 * A job over due rows. It sleeps until the next row is due, is woken when a row is written or put off anywhere, and
 * also looks by itself now and then. The table needs a trigger of `say_what_is_due` in its stored code.
 */
export const dueJob = <Table extends keyof Schema & string>(
  { db, clock }: { db: Database; clock: Clock },
  due: DueRows<Table>,
  { name, run }: Pick<Job, 'name' | 'run'>,
): Job => ({
  name,
  everyMs: pollMs,
  run,
  wake: {
    listen: (wake) =>
      db.listen(channel, (table) => {
        // Empty after a broken connection: anything may have been missed.
        if (table === due.table || table === '') wake()
      }),
    nextInMs: async () => {
      const { rows } = await sql<{ at: number | null }>`
        select min(${sql.ref(due.at)}) as at from ${sql.table(due.table)} where ${isWaiting(due)}`.execute(
        db.read,
      )
      const at = rows[0]?.at ?? null
      return at === null ? null : at - clock.now()
    },
  },
})
