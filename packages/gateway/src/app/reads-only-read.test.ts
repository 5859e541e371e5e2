import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const src = join(__dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))

const writes = /\b(?:insert into|delete from|update\s+(?:\w+|\?)(?:\s+\w+)?\s+set|truncate|merge into)\b/i

/** The type that a name has as a parameter of the functions around a node. */
function typeOfParameter(node: ts.Node, name: string): string | undefined {
  for (let at: ts.Node | undefined = node; at; at = at.parent)
    if (ts.isFunctionLike(at))
      for (const parameter of at.parameters)
        if (parameter.name.getText() === name) return parameter.type?.getText()
  return undefined
}

/** SQL texts that write, executed where only reads may run; Kysely's own methods are refused there by their types. */
function writingReads(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'execute'
    ) {
      const [where] = node.arguments
      const statement = node.expression.expression.getText().replaceAll(/\$\{[^}]*\}/g, '?')
      const isRead =
        where !== undefined &&
        (/(?:^|\.)read$/.test(where.getText()) || typeOfParameter(node, where.getText()) === 'Queries')
      if (isRead && statement.startsWith('sql') && writes.test(statement))
        found.push(`${path}: ${statement.slice(0, 60)}`)
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}

describe('reading the database', () => {
  it('no SQL text that writes is executed where only reads may run', () => {
    expect(files.flatMap(({ path, text }) => writingReads(path, text))).toEqual([])
  })

  it.each([
    ['the pool for reads', 'sql`update games set rank = ${1}`.execute(db.read)', 1],
    ['a parameter for reads', 'const f = (queries: Queries) => sql`delete from games`.execute(queries)', 1],
    ['a query', 'sql`select 1 from games`.execute(db.read)', 0],
    ['a lock', 'sql`select 1 from games for update`.execute(read)', 0],
    ['a single statement that writes', 'sql`update games set rank = 1`.execute(db.write)', 0],
    ['a transaction', 'const f = (trx: Trx) => sql`insert into games values (1)`.execute(trx)', 0],
  ])('tells whether a text writes by %s', (_what, text, count) => {
    expect(writingReads('some.ts', text)).toHaveLength(count)
  })
})
