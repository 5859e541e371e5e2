import ts from 'typescript'

/** Methods of Kysely whose first argument names tables. */
const methods = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'fullJoin',
  'crossJoin',
  'innerJoinLateral',
  'leftJoinLateral',
  'using',
  'from',
  'table',
])
const inSql = /\b(?:from|join|into|update|table|using|only)\s+"?([a-z][a-z_0-9]*)"?/gi

/** The table of a trigger. */
const ofTrigger = /\bon ([a-z][a-z_0-9]*)\s+(?:for each|referencing)\b/gi

/** A file of SQL without its comments. */
const withoutComments = (text: string): string => text.replaceAll(/--.*$/gm, '')

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

/** Literal parts of a template or of a string; `${…}` reads as a blank. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
}

const namesIn = (node: ts.Expression): string[] =>
  (ts.isArrayLiteralExpression(node) ? [...node.elements] : [node]).flatMap((one) =>
    ts.isStringLiteralLike(one) ? [one.text.trim().split(/\s/)[0] ?? ''] : [],
  )

/**
 * The tables of `known` that a source file reads or writes: by Kysely's methods, by a property `table` (as the kits take
 * it), and by name in SQL text. Sorted, each once.
 */
export function tablesUsed(path: string, text: string, known: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  if (path.endsWith('.sql'))
    for (const [, name] of [...withoutComments(text).matchAll(inSql), ...text.matchAll(ofTrigger)])
      if (name !== undefined && known.has(name)) found.add(name)
  if (path.endsWith('.sql')) return [...found].sort()
  walk(parse(path, text), (node) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments
      if (first && methods.has(node.expression.name.text)) namesIn(first).forEach((name) => found.add(name))
    }
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'insertRows'
    ) {
      const [, table] = node.arguments
      if (table) namesIn(table).forEach((name) => found.add(name))
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'table')
      namesIn(node.initializer).forEach((name) => found.add(name))
    const sql = textOf(node)
    for (const [, name] of sql?.matchAll(inSql) ?? []) if (name !== undefined) found.add(name.toLowerCase())
  })
  return [...found].filter((name) => known.has(name)).sort()
}

/** The tables that a file declares into the database's `Schema`. */
export function tablesDeclared(path: string, text: string): string[] {
  const found: string[] = []
  walk(parse(path, text), (node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Schema') return
    for (const { name } of node.members) if (name && ts.isIdentifier(name)) found.push(name.text)
  })
  return found
}

/** The tables that a migration's text creates. */
export const tablesCreated = (text: string): string[] =>
  [...text.matchAll(/create (?:unlogged )?table (?:if not exists )?([a-z_0-9]+)/g)].map(
    ([, name]) => name ?? '',
  )

/** The tables that the text of a migration drops. */
export const tablesDropped = (text: string): string[] =>
  [...text.matchAll(/drop table ([a-z_0-9]+)/g)].map(([, name]) => name ?? '')

/** The function that a file of stored code creates; undefined for a trigger. */
export const functionCreated = (text: string): string | undefined =>
  /^create or replace function ([a-z_0-9]+)/m.exec(text)?.[1]

/** The functions of `known` that a file calls or has a trigger execute: SQL, or SQL text in TypeScript. Sorted, each once. */
export function functionsCalled(path: string, text: string, known: ReadonlySet<string>): string[] {
  const texts: string[] = []
  if (path.endsWith('.sql')) texts.push(withoutComments(text))
  else
    walk(parse(path, text), (node) => {
      const sql = textOf(node)
      if (sql !== undefined) texts.push(sql)
    })
  const called = texts.flatMap((one) =>
    [...one.matchAll(/(?<!replace function )\b([a-z][a-z_0-9]*)\(/g)].map(([, name]) => name ?? ''),
  )
  return [...new Set(called)].filter((name) => known.has(name)).sort()
}
