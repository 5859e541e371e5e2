import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { eventually } from '../../testing/eventually'
import { databaseFolder, openDatabase } from './open-database'
import { keepLogEnd } from './log-end'

const fail = (error: Error) => {
  throw error
}

describe('the log of an embedded database', () => {
  let from: string
  let copy: string
  beforeEach(async () => {
    from = await mkdtemp(join(tmpdir(), 'log-end-'))
    copy = await mkdtemp(join(tmpdir(), 'log-end-'))
  })
  afterEach(async () => {
    for (const folder of [from, copy]) await rm(folder, { recursive: true })
  })

  /** A copy of the folder of a database that is running, as a crash leaves it, and the file and byte that its log ends at. */
  const crashed = async () => {
    const db = await openDatabase({ databaseUrl: undefined, dataDir: from }, { onError: fail })
    await sql`create table payments (id integer)`.execute(db.read)
    for (let id = 0; id < 200; id += 1) await sql`insert into payments values (${id})`.execute(db.read)
    const { stop } = await keepLogEnd(db, databaseFolder(from), { onError: fail })
    await stop()
    const { rows } = await sql<{ file: string; at: number }>`
      select file_name as file, file_offset as at from pg_walfile_name_offset(pg_current_wal_flush_lsn())`.execute(
      db.read,
    )
    await cp(databaseFolder(from), databaseFolder(copy), { recursive: true })
    await db.close()
    return { segment: join(databaseFolder(copy), 'pg_wal', rows[0]?.file ?? ''), at: rows[0]?.at ?? 0 }
  }
  const reopen = async () => {
    const said: string[] = []
    const db = await openDatabase(
      { databaseUrl: undefined, dataDir: copy },
      { onError: fail, onLostEnd: (sentence) => void said.push(sentence) },
    )
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from payments`.execute(
      db.read,
    )
    await db.close()
    return { said, count: rows[0]?.count }
  }

  // SERVER-9
  it('the next start reports an end that was lost in a crash in one sentence, once', async () => {
    const { segment, at } = await crashed()
    await truncate(segment, at - 5_000)
    await truncate(segment, 16 * 1024 * 1024)
    const { said, count } = await reopen()
    expect(count).toBeLessThan(200)
    expect(said).toEqual([
      expect.stringMatching(
        /^The embedded database in \S+ has lost the end of its log, and with it the latest changes before 2\S+Z: compare payments with their providers, or put a copy of the folder back\.$/,
      ),
    ])
    expect((await reopen()).said).toEqual([])
  })

  it('a whole log says nothing after a crash, nor does one whose place is not known', async () => {
    await crashed()
    expect(await reopen()).toEqual({ said: [], count: 200 })
    await writeFile(join(databaseFolder(copy), 'plaza-log-end.json'), '{"lsn":')
    expect((await reopen()).said).toEqual([])
  })

  it('how far the log is on the disk is kept as it grows', async () => {
    const db = await openDatabase({ databaseUrl: undefined, dataDir: from }, { onError: fail })
    const read = async () => readFile(join(databaseFolder(from), 'plaza-log-end.json'), 'utf8')
    const { stop } = await keepLogEnd(db, databaseFolder(from), { onError: fail, everyMs: 20 })
    const before = await read()
    await sql`create table more (id integer)`.execute(db.read)
    await eventually(async () => expect(await read()).not.toBe(before))
    await stop()
    await db.close()
  })
})
