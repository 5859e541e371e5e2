import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { storedCodeFiles } from '../../testing/stored-code-files.mjs'
import type { Database } from '../kernel/database/database'
import { nameOfCode } from '../kernel/database/apply-stored-code'
import { createTestDatabase } from '../testing/test-database'
import { readCatalogue } from '../testing/read-catalogue'
import { collectAll } from './collect-all'
import { goneCode } from './gone-code'
import { storedCode as dispatchers } from './stored-code'
import { bringUpToDate } from './bring-up-to-date'

const src = join(__dirname, '..')
const allStoredCode = [...collectAll().storedCode, ...dispatchers]

/** The functions and triggers that the migrations of 29 November 2026 left, before stored code had files. */
const ofNovember = JSON.parse(
  gunzipSync(readFileSync(join(__dirname, 'testing/stored-code-of-november.json.gz'))).toString(),
) as string[]

/** Gives a database the functions and triggers of that time instead of today's. */
const goBack = (db: Database) =>
  db.transaction(async (trx) => {
    const { rows } = await sql<{ name: string }>`select oid::regprocedure::text as name from pg_proc
      where pronamespace = current_schema()::regnamespace`.execute(trx)
    for (const { name } of rows) await sql`drop function ${sql.raw(name)} cascade`.execute(trx)
    await sql`delete from stored_code`.execute(trx)
    await sql`set local check_function_bodies = off`.execute(trx)
    for (const statement of ofNovember) await sql.raw(statement).execute(trx)
  })

describe('the stored code of this release', () => {
  let db: Database
  beforeAll(async () => {
    db = (await createTestDatabase()).db
  })
  afterAll(() => db.close())

  it('the lists and dispatchers are what packages/gateway/bin/stored-code.mjs writes', () => {
    const compact = (text: string) => text.replaceAll(/[\s,]+/g, '')
    for (const [path, text] of storedCodeFiles(src))
      expect([path, compact(readFileSync(join(src, path), 'utf8'))]).toEqual([path, compact(text)])
  })

  it('every file is listed by the module of its folder', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    const names = files
      .filter((path) => /stored-code\/(?!.*hooks\/).*\.sql$/.test(path))
      .map((path) => basename(path, '.sql'))
    expect(allStoredCode.map(({ text }) => nameOfCode(text).name).toSorted()).toEqual(names.toSorted())
  })

  it('each function and each trigger has one file, and none is among those that are gone', () => {
    const names = allStoredCode.map(({ text }) => nameOfCode(text).name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => goneCode.some((gone) => Object.values(gone).includes(name)))).toEqual([])
  })

  it('a new database has every function and trigger of the files, and no other', async () => {
    const catalogue = Object.keys(await readCatalogue(db)).map((name) => name.replace(/\(.*| on .*/, ''))
    expect(catalogue.toSorted()).toEqual(allStoredCode.map(({ text }) => nameOfCode(text).name).toSorted())
  })

  it('a database from before stored code had files ends with the same functions and triggers as a new one', async () => {
    const ofNew = await readCatalogue(db)
    await goBack(db)
    expect(Object.keys(await readCatalogue(db))).toHaveLength(ofNovember.length)
    const { dropped, newer } = await bringUpToDate(db)
    const gone = goneCode.flatMap((one) => Object.values(one))
    const were = gone.filter((name) => ofNovember.some((text) => text.includes(`FUNCTION public.${name}(`)))
    expect([dropped.length, newer]).toEqual([were.length, []])
    expect(await readCatalogue(db)).toEqual(ofNew)
    expect(await bringUpToDate(db)).toEqual({ applied: [], dropped: [], newer: [] })
  })
})
