import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { knownCrossings } from '../testing/known-crossings'
import { tablesCreated, tablesDeclared, tablesDropped, tablesUsed } from '../testing/table-uses'

const src = join(__dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.(?:ts|sql)$/.test(path) && !path.endsWith('.test.ts') && !/testing\/|\/hooks\//.test(path),
  )
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))

/** Owners of each table: the folders whose files declare it. */
const owners = new Map<string, string[]>()
for (const { path, text } of files)
  for (const table of tablesDeclared(path, text))
    owners.set(table, [...(owners.get(table) ?? []), dirname(path)])

const tables = new Set(owners.keys())
const isMigration = (path: string) => path.includes('migrations')
/** The demo's world is written into an empty database. */
const isChecked = (path: string) => /^(?:kernel|modules|app|command)\//.test(path) && !isMigration(path)

const crossings = files
  .filter(({ path }) => isChecked(path))
  .flatMap(({ path, text }) =>
    tablesUsed(path, text, tables)
      .filter((table) => !owners.get(table)?.some((folder) => path.startsWith(`${folder}/`)))
      .map((table) => `${path}: ${table}`),
  )
const listed = knownCrossings.flatMap(({ file, tables: crossed }) =>
  crossed.map((table) => `${file}: ${table}`),
)

const migrations = files.filter(({ path }) => isMigration(path)).map(({ text }) => text)
/** They have no owner any more. */
const dropped = migrations.flatMap(tablesDropped)

describe('the owners of tables', () => {
  it('every table that the migrations leave is declared by exactly one folder', () => {
    const created = new Set(migrations.flatMap(tablesCreated))
    const kept = [...created].filter((table) => !dropped.includes(table))
    expect(kept.length).toBeGreaterThan(50)
    expect([...tables].sort()).toEqual(kept.sort())
    expect([...owners].filter(([, folders]) => folders.length > 1)).toEqual([])
  })

  it("a table that a module's own migration creates is declared by that module", () => {
    const strangers = files
      .filter(({ path }) => isMigration(path) && !path.startsWith('app/'))
      .flatMap(({ path, text }) =>
        [...tablesCreated(text), ...tablesUsed(path, text, tables)]
          .filter((table) => !dropped.includes(table) && !owners.get(table)?.includes(dirname(path)))
          .map((table) => `${relative('.', path)}: ${table}`),
      )
    expect(strangers).toEqual([])
  })

  it('nobody but its owner reads or writes a table, except where the list of crossings says why', () => {
    expect(crossings.filter((crossing) => !listed.includes(crossing))).toEqual([])
  })

  it('the list of crossings names only those that exist', () => {
    expect(listed.filter((crossing) => !crossings.includes(crossing))).toEqual([])
  })
})

describe('finding the tables that a source file uses', () => {
  const known = new Set(['members', 'games', 'vendors', 'accounts'])

  it.each([
    ['a query', "db.selectFrom('members as m').selectAll()", ['members']],
    [
      'a join inside a query',
      "db.selectFrom('games').innerJoin('vendors as v', 'v.code', 'x')",
      ['games', 'vendors'],
    ],
    ['several tables at once', "db.selectFrom(['games', 'vendors as v'])", ['games', 'vendors']],
    [
      'an insert, an update and a delete',
      "a.insertInto('games'); a.updateTable('vendors'); a.deleteFrom('members')",
      ['games', 'members', 'vendors'],
    ],
    ['SQL text', 'sql`select 1 from members m join games g on g.id = ${id}`', ['games', 'members']],
    ['SQL text in a plain string', "sql.raw('update accounts set x = 1')", ['accounts']],
    ['a kit that takes the table by name', "claimDue(trx, { table: 'games', key: 'id' })", ['games']],
    ['a bulk insert', "insertRows(trx, 'games', rows)", ['games']],
    ['a table named by a helper', "sql`select * from ${sql.table('games')}`", ['games']],
    ['comments and other texts', "/* from members */ log('the members of games'); // join vendors", []],
  ])('finds the tables of %s', (_what, text, expected) => {
    expect(tablesUsed('some.ts', text, known)).toEqual(expected)
  })
})
