const path = require('node:path')
const { parse } = require('acorn')

const helper = path.join(__dirname, 'lazily.mjs')
/** What makes a schema or the declaration of a call: an object that nobody needs before its first use. */
const makers = new Set(['z', 'defineCall'])

const rootOf = (node) => {
  let at = node
  while (at.type === 'CallExpression' || at.type === 'MemberExpression')
    at = at.type === 'CallExpression' ? at.callee : at.object
  return at.type === 'Identifier' ? at.name : undefined
}
const isMade = (node) => node?.type === 'CallExpression' && makers.has(rootOf(node))

/** Expressions of a constant that are made by a maker: its value, or values in a table of them. */
const madeIn = ({ init }) =>
  isMade(init)
    ? [init]
    : init?.type === 'ObjectExpression'
      ? init.properties.flatMap((property) => (isMade(property.value) ? [property.value] : []))
      : []

/**
 * Lets the schemas that a module declares be made when they are first used instead of when the module is loaded, and be
 * left out where nothing uses them (PERF-8).
 */
module.exports = function lazySchemasLoader(source) {
  const { body } = parse(source, { ecmaVersion: 2022, sourceType: 'module' })
  const made = body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((node) => node?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.flatMap(madeIn))
  if (made.length === 0) return source
  let result = source
  for (const { start, end } of made.reverse())
    result = `${result.slice(0, start)}/*#__PURE__*/ lazily(() => ${result.slice(start, end)})${result.slice(end)}`
  return `import { lazily } from ${JSON.stringify(helper)};\n${result}`
}
