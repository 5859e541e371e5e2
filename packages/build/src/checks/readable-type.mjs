import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed })
const { NodeBuilderFlags } = ts

/** Most members of an object type that are written in one line. */
const mostInLine = 2

const flags =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.InTypeAlias |
  NodeBuilderFlags.IgnoreErrors
const emptyFile = ts.createSourceFile('type.ts', '', ts.ScriptTarget.Latest)

const textOf = (node) => printer.printNode(ts.EmitHint.Unspecified, node, emptyFile)
const isNullish = (text) => text === 'null' || text === 'undefined'

/** The order of a union's members: as a reader looks for them, whatever the compiler met first. */
const byText = (one, other) => {
  const [a, b] = [one, other].map(textOf)
  if (isNullish(a) !== isNullish(b)) return isNullish(a) ? 1 : -1
  return a < b ? -1 : Number(a > b)
}

/** The node with the members of its unions sorted: the compiler orders them by when it met them. */
const sorted = (node) =>
  ts.transform(node, [
    (context) => {
      const visit = (one) => {
        const inner = ts.visitEachChild(one, visit, context)
        if (ts.isUnionTypeNode(inner)) return ts.factory.createUnionTypeNode([...inner.types].sort(byText))
        // A member a line, so that a change of one is a line of a review.
        return ts.isTypeLiteralNode(inner) && inner.members.length > mostInLine
          ? ts.setEmitFlags(inner, ts.EmitFlags.None)
          : inner
      }
      return visit
    },
  ]).transformed[0]

/** A type as a reader sees it, an object with a member a line, without the folder in which the tree is. */
export function readableType(checker, type, root) {
  const node = checker.typeToTypeNode(type, undefined, flags)
  return textOf(sorted(node)).replaceAll(`${root}/`, '')
}

/** The type of what a schema lets through; undefined for what is no schema. */
function outputOf(checker, type, at) {
  const inner = type.getProperty('_zod')
  const output = inner && checker.getTypeOfSymbolAtLocation(inner, at).getProperty('output')
  return output && checker.getTypeOfSymbolAtLocation(output, at)
}

const partsOfCall = ['query', 'params', 'body', 'answer']

/** The schemas of a call by name, those alone that it has; undefined for what is no call. */
function partsOf(checker, type, at) {
  if (!type.getProperty('auth') || !type.getProperty('answer')) return undefined
  return partsOfCall.flatMap((name) => {
    const part = type.getProperty(name)
    const output =
      part && outputOf(checker, checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(part, at)), at)
    return output && (output.flags & ts.TypeFlags.Undefined) === 0 ? [[name, output]] : []
  })
}

/**
 * The type of a constant: of a schema what it lets through, of a call what it asks and answers, because the types of a
 * schema's own methods are many times longer and nobody reads them.
 */
export function readableValue(checker, type, at, root) {
  const output = outputOf(checker, type, at)
  if (output) return `schema of ${readableType(checker, output, root)}`
  const parts = partsOf(checker, type, at)
  if (!parts) return readableType(checker, type, root)
  const lines = parts.map(
    ([name, part]) => `    ${name}: ${readableType(checker, part, root).replaceAll('\n', '\n    ')}`,
  )
  return ['call {', ...lines, '}'].join('\n')
}

/** A function as it is declared: types of parameters as they are written, without names that are taken apart. */
export function readableFunction(checker, name, node, root) {
  const typeText = (given, value) =>
    given ? given.getText().replace(/\s+/g, ' ') : readableType(checker, value(), root)
  const parameters = node.parameters.map((parameter, index) => {
    const label = ts.isIdentifier(parameter.name) ? parameter.name.text : index === 0 ? 'props' : 'options'
    const isOptional = parameter.initializer !== undefined || parameter.questionToken !== undefined
    const type = typeText(parameter.type, () => checker.getTypeAtLocation(parameter))
    return `${parameter.dotDotDotToken ? '...' : ''}${label}${isOptional ? '?' : ''}: ${type}`
  })
  const generics = node.typeParameters?.map((one) => one.getText().replace(/\s+/g, ' '))
  const signature = checker.getSignatureFromDeclaration(node)
  const answer = typeText(node.type, () => checker.getReturnTypeOfSignature(signature))
  return `function ${name}${generics ? `<${generics.join(', ')}>` : ''}(${parameters.join(', ')}): ${answer}`
}
