import { sql } from 'kysely'
import { breakAt, breakingBackend } from '../../testing/breaking-backend'
import { createTestDatabase, onPostgres } from '../../testing/test-database'
import { applyStoredCode, hashOfCode, type StoredCode } from './apply-stored-code'
import { createDatabase, type Database } from './database'
import { postgresBackend } from './postgres-backend'

const textOf = (name: string, body: string) =>
  `create or replace function ${name}() returns integer language sql as $$ select ${body} $$;\n`

/** A function as a release has it: its texts so far, the last of which is applied. */
function release(name: string, ...bodies: string[]): StoredCode {
  const texts = bodies.map((body) => textOf(name, body))
  return { text: texts.at(-1) ?? '', hashes: texts.map(hashOfCode) }
}

const older = ['one', 'two', 'three'].map((name) => release(`test_${name}`, '1'))
const newer = ['one', 'two', 'three'].map((name) => release(`test_${name}`, '1', '2'))

const answers = async (db: Database) => {
  const { rows } = await sql<{ all: number[] }>`
    select array[test_one(), test_two(), test_three()] as all`.execute(db.read)
  return rows[0]?.all
}

describe('applying stored code', () => {
  let db: Database
  let url: string | undefined
  beforeEach(async () => {
    ;({ db, url } = await createTestDatabase(undefined, breakingBackend))
  })
  afterEach(() => db.close())

  it('a newer text replaces one that it follows, and an older release leaves it as it is', async () => {
    await applyStoredCode(db, older, [])
    expect(await answers(db)).toEqual([1, 1, 1])
    expect((await applyStoredCode(db, newer, [])).applied).toHaveLength(3)
    expect(await answers(db)).toEqual([2, 2, 2])
    expect(await applyStoredCode(db, older, [])).toEqual({
      applied: [],
      dropped: [],
      newer: ['test_one', 'test_two', 'test_three'],
    })
    expect(await answers(db)).toEqual([2, 2, 2])
  })

  it('in a database that has neither, an older release that comes second changes nothing', async () => {
    await applyStoredCode(db, newer, [])
    await applyStoredCode(db, older, [])
    expect(await answers(db)).toEqual([2, 2, 2])
  })

  it('two starts of different releases at once leave the newer text everywhere, in both orders', async () => {
    const other = url ? createDatabase(await postgresBackend(url, () => undefined)) : db
    for (const [first, second] of [
      [older, newer],
      [newer, older],
    ] as const) {
      await Promise.all([applyStoredCode(db, first, []), applyStoredCode(other, second, [])])
      expect(await answers(db)).toEqual([2, 2, 2])
      await sql`delete from stored_code where name like 'test_%'`.execute(db.read)
    }
    if (other !== db) await other.close()
    expect(other === db).toBe(!onPostgres())
  })

  it('a start that is killed at any statement leaves all of the former texts or all of the new ones', async () => {
    await applyStoredCode(db, older, [])
    const seen: unknown[] = []
    while (seen.at(-1) !== '2,2,2') {
      await breakAt({ at: seen.length + 1, how: 'killed' }, () => applyStoredCode(db, newer, []))
      seen.push((await answers(db))?.join())
    }
    // Reads, the transaction's begin, its lock, and three functions with their hashes come before its end.
    expect(seen.length).toBeGreaterThan(8)
    expect(new Set(seen)).toEqual(new Set(['1,1,1', '2,2,2']))
  })

  it('what is gone is dropped, and what somebody else dropped is written again', async () => {
    await applyStoredCode(db, older, [])
    await sql`drop function test_two()`.execute(db.read)
    const { applied, dropped } = await applyStoredCode(db, older.slice(0, 2), [{ function: 'test_three' }])
    expect([applied, dropped]).toEqual([['test_two'], ['test_three']])
    await expect(answers(db)).rejects.toThrow('test_three')
  })

  it('a text that is not listed under its hash is refused by its name', async () => {
    const changed = { text: textOf('test_one', '3'), hashes: older[0]?.hashes ?? [] }
    await expect(applyStoredCode(db, [changed], [])).rejects.toThrow('the text of test_one changed')
  })
})
