// Compiled modules that a test worker keeps from one suite to the next (docs/performance.md, Tests and builds). Jest
// compiles every module again for every suite; a vm.Script may run in many contexts, and what V8 has compiled of it,
// lazily too, serves them all.
const vm = require('node:vm')

const { compileFunction } = vm
const kept = new Map()

const isTest = /\.test\.\w+$/
/** Only Jest's own compilation hands a dynamic import to the suite's module loader. */
const hasDynamicImport = /\bimport\s*\(/

/** A parameter steps aside for a class of the module's own by its name, such as `Set` in asn1js: it is declared once. */
function besideClasses(source, parameters) {
  const classes = new Set([...source.matchAll(/^class (\w+)/gm)].map(([, name]) => name))
  return parameters.map((name) => (classes.has(name) ? `${name}_` : name))
}

function compileOnce(source, parameters, filename) {
  const key = `${filename} ${parameters}`
  const known = kept.get(key)
  if (known?.source === source) return known.script
  const start = `(function (${besideClasses(source, parameters)}) {`
  const script = new vm.Script(`${start}${source}\n})`, { filename, columnOffset: -start.length })
  kept.set(key, { source, script })
  return script
}

/** As `vm.compileFunction`, which Jest calls once for each module of a suite. */
vm.compileFunction = (source, parameters, options) =>
  !options?.parsingContext || isTest.test(options.filename) || hasDynamicImport.test(source)
    ? compileFunction(source, parameters, options)
    : compileOnce(source, parameters, options.filename).runInContext(options.parsingContext)
