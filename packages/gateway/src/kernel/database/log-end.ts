import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from './database'

const keepEveryMs = 5_000
const keptSchema = z.object({ lsn: z.string().check(z.regex(/^[\dA-F]+\/[\dA-F]+$/)), at: z.int() })
/** How far a log was on the disk, by PostgreSQL's number of a place in it, and when, ms since the epoch. */
type LogEnd = z.infer<typeof keptSchema>

/** In the folder of the database, so that it goes wherever the folder is copied. */
const fileOf = (folder: string): string => join(folder, 'plaza-log-end.json')

/** A place in a log as a number: its higher and its lower 32 bits are written apart. */
function placeOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

async function readEnd(db: Database): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_flush_lsn()::text as lsn`.execute(db.read)
  return rows[0]?.lsn ?? '0/0'
}

async function readKept(folder: string): Promise<LogEnd | null> {
  try {
    return z.parse(keptSchema, JSON.parse(await readFile(fileOf(folder), 'utf8')))
  } catch {
    // There is none yet, or it was cut by the same accident: nothing is known then.
    return null
  }
}

/** Once it resolves the new file is on the disk; after a crash before that, the earlier one is still there. */
async function writeKept(folder: string, end: LogEnd): Promise<void> {
  const written = `${fileOf(folder)}.new`
  const file = await open(written, 'w', 0o600)
  try {
    await file.writeFile(JSON.stringify(end))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(written, fileOf(folder))
}

/**
 * One sentence when an embedded database that was just opened ends before a place that its log had on the disk: the end of
 * the log was lost in a crash, with changes that members had been told of. PostgreSQL itself takes the first record that
 * it cannot read for the end.
 */
export async function lostEndOf(db: Database, folder: string): Promise<string | undefined> {
  const kept = await readKept(folder)
  if (!kept || placeOf(await readEnd(db)) >= placeOf(kept.lsn)) return undefined
  return `The embedded database in ${folder} has lost the end of its log, and with it the latest changes before ${new Date(kept.at).toISOString()}: compare payments with their providers, or put a copy of the folder back.`
}

/** Keeps how far the log of an embedded database is, every few seconds in which it grows. Resolves when the first is kept. */
export async function keepLogEnd(
  db: Database,
  folder: string,
  { onError, everyMs = keepEveryMs }: { onError: (error: Error) => void; everyMs?: number },
): Promise<{ stop(): Promise<void> }> {
  let known = ''
  const keep = async () => {
    const lsn = await readEnd(db)
    if (lsn === known) return
    await writeKept(folder, { lsn, at: Date.now() })
    known = lsn
  }
  await keep()
  let keeping = Promise.resolve()
  const timer = setInterval(() => {
    keeping = keeping.then(keep).catch((error: unknown) => onError(error as Error))
  }, everyMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await keeping
    },
  }
}
