/** Functions that may be called at module level: they declare, and work only when what they declare is used. */
const declares = new Set([
  'createContext',
  'defineCall',
  'defineEvent',
  'defineRemote',
  'kitText',
  'lazy',
  'memo',
  // Schemas: the build makes them when they are first used (lazy-schemas-loader).
  'plainTextSchema',
  'z',
])
const containers = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

const rootOf = (node) => {
  let at = node
  while (at.type === 'CallExpression' || at.type === 'MemberExpression')
    at = at.type === 'CallExpression' ? at.callee : at.object
  return at
}
const isLiteralTable = (node) => node === undefined || node.type === 'ArrayExpression'
const isKeysOfTable = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.object.name === 'Object' && callee.property.name === 'keys'

function isDeclaration(node) {
  if (node.type === 'NewExpression')
    return containers.has(node.callee.name) && isLiteralTable(node.arguments[0])
  if (isKeysOfTable(node)) return true
  const root = rootOf(node)
  return root.type === 'ArrayExpression' ? node.callee.property?.name === 'join' : declares.has(root.name)
}

/** The parts of a value that are evaluated where it stands: no bodies of functions and classes. */
function* evaluated(node) {
  if (!node || typeof node.type !== 'string') return
  if (/Function|^Class/.test(node.type)) return
  yield node
  if (node.type === 'CallExpression' && isDeclaration(node)) return
  for (const [key, child] of Object.entries(node)) {
    if (key === 'parent' || key.startsWith('type')) continue
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one === 'object') yield* evaluated(one)
  }
}

const isWork = (node) =>
  /^JSX(Element|Fragment)$/.test(node.type) ||
  node.type === 'AwaitExpression' ||
  ((node.type === 'CallExpression' || node.type === 'NewExpression') && !isDeclaration(node))

/** Nothing at module level but declarations: what a page loads costs nothing until it is used (PERF-8). */
export const moduleLevelRule = {
  meta: {
    type: 'problem',
    messages: {
      work: 'Work at module level runs while the page starts: move it into a function that is called at its first use (PERF-8).',
    },
  },
  create: (context) => ({
    Program({ body }) {
      for (const statement of body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (!declared || /^(TS|Import|Export|Function|Class)/.test(declared.type) || declared.directive)
          continue
        const values =
          declared.type === 'VariableDeclaration' ? declared.declarations.map(({ init }) => init) : undefined
        if (!values) {
          context.report({ node: statement, messageId: 'work' })
          continue
        }
        for (const value of values) {
          const work = [...evaluated(value)].find(isWork)
          if (work) context.report({ node: work, messageId: 'work' })
        }
      }
    },
  }),
}
