import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const isSource = /(?<!\.d)\.(?:ts|mjs)$/
const isSuite = /\.test\.(?:ts|mjs)$/
const imported = /\b(?:from|import)\s*\(?\s*'([^']+)'/g

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

/**
 * Suites in `folders` that import a file, itself or by way of others in these folders. `packages` maps what packages
 * export to their files. Jest's `findRelatedTests` says the same, after it has resolved every import of the workspace.
 */
export function suitesThatReach(file, folders, packages = {}) {
  const sources = folders.flatMap((folder) => sourcesIn(join(folder, 'src')))
  const known = new Set(sources)
  const fileOf = (from, name) => {
    if (!name.startsWith('.')) return packages[name]
    const path = resolve(dirname(from), name)
    return [path, `${path}.ts`, `${path}.mjs`, join(path, 'index.ts')].find((one) => known.has(one))
  }
  const importers = new Map()
  for (const source of sources)
    for (const [, name] of readFileSync(source, 'utf8').matchAll(imported)) {
      const target = fileOf(source, name)
      if (target) importers.set(target, [...(importers.get(target) ?? []), source])
    }
  const reaching = new Set([file])
  // Grows while it is walked.
  for (const one of reaching) for (const importer of importers.get(one) ?? []) reaching.add(importer)
  return [...reaching].filter((one) => isSuite.test(one)).sort()
}
