import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const isSuite = /\.test\.(?:ts|mjs)$/
/** What a suite says that needs modules, or an environment, of its own. */
const isForItself = /\bjest\.(?:mock|doMock|resetModules|isolateModules)\b|@jest-environment/

/** Suites below folders, sorted. What is made and what is installed is not looked at. */
export function suitesIn(folders) {
  const found = []
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (/^(?:node_modules|dist|\.data|\.cache|templates)$/.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) visit(path)
      else if (isSuite.test(entry.name)) found.push(path)
    }
  }
  for (const folder of folders) visit(folder)
  return found.sort()
}

/** The part of the tree that a suite belongs to: its package, in the gateway its layer or module. */
export function groupOf(suite) {
  const [, packageName, , layer, module] = suite.split('/')
  if (packageName !== 'gateway' || isSuite.test(layer)) return packageName
  return layer === 'modules' ? `gateway-${module}` : `gateway-${layer}`
}

const groupText = (suites, root) =>
  suites
    .map((suite) => {
      const [title, path] = [relative(root, suite), suite].map((text) => JSON.stringify(text))
      return `describe(${title}, () => {\n  require(${path})\n})\n`
    })
    .join('')

/**
 * Writes files into `folder`, each of which runs the suites of one part of the tree as one, and returns what is to be run:
 * these files, and suites that stay alone, because they are in `alone` or need something of their own. Jest loads and compiles
 * all modules anew for each suite, which is more than a third of what a short one costs (decision 0078).
 */
export function groupSuites({ suites, alone, folder, root }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const isAlone = (suite) =>
    alone.includes(relative(root, suite)) || isForItself.test(readFileSync(suite, 'utf8'))
  const groups = new Map()
  for (const suite of suites.filter((one) => !isAlone(one))) {
    const name = groupOf(relative(root, suite))
    groups.set(name, [...(groups.get(name) ?? []), suite])
  }
  const files = [...groups].map(([name, members]) => {
    const file = join(folder, `${name}.test.cjs`)
    writeFileSync(file, groupText(members, root))
    return file
  })
  return [...files, ...suites.filter(isAlone)]
}
