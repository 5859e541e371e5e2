import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { layersInside } from './layers-inside.mjs'
import { tests } from './rules-inside.mjs'

/** Number of source files that a workspace may have without an order of its folders. */
const mostWithoutOrder = 40

const isTest = new RegExp(tests)
const skipped = new Set(['node_modules', 'dist', 'testing', 'templates', 'stories'])

const entriesOf = (folder) => (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])

const sourcesBelow = (folder) =>
  entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory())
      return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : sourcesBelow(path)
    return /\.(?:ts|tsx|mjs|cjs)$/.test(path) && !isTest.test(path) ? [path] : []
  })

const hasLayer = ({ layers }, name) => layers.some((layer) => new RegExp(`^(?:${layer})$`).test(name))

/** Sentences about folders of an entry that have no layer. */
const withoutLayer = (root, entry) =>
  entriesOf(join(root, entry.folder))
    .filter((one) => one.isDirectory() && !skipped.has(one.name) && !one.name.startsWith('.'))
    .filter(({ name }) => !hasLayer(entry, name) && sourcesBelow(join(root, entry.folder, name)).length > 0)
    .map(({ name }) => `${entry.folder}/${name} is in no layer of layers-inside.mjs.`)

/**
 * Sentences about large workspaces at `root` that `entries` doesn't name, and about folders that have no layer. Workspaces
 * are given by their folders.
 */
export function withoutOrder(root, workspaces, entries = layersInside) {
  return workspaces.flatMap((workspace) => {
    const own = entries.filter(({ folder }) => `${folder}/`.startsWith(`${workspace}/`))
    if (own.length > 0) return own.flatMap((entry) => withoutLayer(root, entry))
    const count = sourcesBelow(join(root, workspace)).length
    return count > mostWithoutOrder
      ? [`${workspace} has ${count} source files and no entry in layers-inside.mjs.`]
      : []
  })
}

/** The folder directly below `parent` in which a file is; undefined beside the folders. */
const folderIn = (parent, file) =>
  file.startsWith(`${parent}/`) ? /^([^/]+)\//.exec(file.slice(parent.length + 1))?.[1] : undefined

/** Imports between the folders below `parent`: for each folder those that it imports, with an example. */
function importsBetween(parent, modules) {
  const imports = new Map()
  for (const { source, dependencies } of modules) {
    const from = isTest.test(source) ? undefined : folderIn(parent, source)
    if (from === undefined) continue
    for (const { resolved } of dependencies) {
      const to = folderIn(parent, resolved)
      if (to === undefined || to === from) continue
      if (!imports.has(from)) imports.set(from, new Map())
      if (!imports.get(from).has(to)) imports.get(from).set(to, `${source} → ${resolved}`)
    }
  }
  return imports
}

/** The shortest way by imports from a folder back to itself, as a list of examples; undefined without one. */
function wayBack(imports, start) {
  const ways = [[start, []]]
  const seen = new Set()
  for (const [folder, way] of ways) {
    for (const [next, example] of imports.get(folder) ?? []) {
      if (next === start) return [...way, example]
      if (!seen.has(next)) {
        seen.add(next)
        ways.push([next, [...way, example]])
      }
    }
  }
  return undefined
}

/** Sentences about folders that import one another, directly or by others. `modules` are those of dependency-cruiser. */
export const mutualFolders = (modules, entries = layersInside) =>
  entries.flatMap(({ folder, below = [] }) =>
    [folder, ...below.map((inner) => `${folder}/${inner}`)].flatMap((parent) => {
      const imports = importsBetween(parent, modules)
      const found = new Set()
      return [...imports.keys()].flatMap((name) => {
        const way = wayBack(imports, name)
        const key = way && [...way].sort().join()
        if (!way || found.has(key)) return []
        found.add(key)
        return [`Folders of ${parent} import one another: ${way.join(', ')}.`]
      })
    }),
  )
