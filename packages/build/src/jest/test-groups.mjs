import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const isSuite = /\.test\.(?:tsx?|mjs)$/
/** Matches a suite that needs modules of its own. */
const needsOwnModules = /\bjest\.(?:mock|doMock|resetModules|isolateModules)\b|@own-modules/
/** The environment that a suite names, if it names one. */
const environmentOf = (text) => /@jest-environment (\w+)/.exec(text)?.[1]

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
  const [area, packageName, , layer, module] = suite.split('/')
  if (area !== 'packages') return area
  if (packageName !== 'gateway' || isSuite.test(layer)) return packageName
  return layer === 'modules' ? `gateway-${module}` : `gateway-${layer}`
}

function groupText({ members, environment }, before, root) {
  const docblock = environment ? `/** @jest-environment ${environment} */\n` : ''
  const start = before && !environment ? `  beforeAll(require(${JSON.stringify(before)}))\n` : ''
  const suites = members.map((suite) => {
    const [title, path] = [relative(root, suite), suite].map((text) => JSON.stringify(text))
    return `describe(${title}, () => {\n${start}  require(${path})\n})\n`
  })
  return docblock + suites.join('')
}

/**
 * Writes files into `folder`, each of which runs the suites of one part of the tree as one, and returns what is to be run:
 * these files, and suites that stay alone, because they are in `alone` or need modules of their own. Suites that name an
 * environment are groups apart; in the project's own, what the module `before` exports runs before each suite. Jest loads and
 * compiles all modules again for each suite, which is more than a third of what a short one costs (docs/performance.md, Tests
 * and builds).
 */
export function groupSuites({ suites, alone, before, folder, root }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const groups = new Map()
  const onTheirOwn = []
  for (const suite of suites) {
    const text = readFileSync(suite, 'utf8')
    if (alone.includes(relative(root, suite)) || needsOwnModules.test(text)) {
      onTheirOwn.push(suite)
      continue
    }
    const environment = environmentOf(text)
    const name = [groupOf(relative(root, suite)), environment].filter(Boolean).join('-in-')
    const members = groups.get(name)?.members ?? []
    groups.set(name, { environment, members: [...members, suite] })
  }
  const files = [...groups].map(([name, group]) => {
    const file = join(folder, `${name}.test.cjs`)
    writeFileSync(file, groupText(group, before, root))
    return file
  })
  return [...files, ...onTheirOwn]
}
