import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { lockedPackages } from '../workspace/locked-packages.mjs'
import { sharedVersions } from './shared.mjs'
import { closureOf, folderOf, manifestOf, root } from '../workspace/workspaces.mjs'

const skipped = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage', 'stories'])
const isInput = (name) =>
  !/\.(?:test|stories)\.[cm]?[jt]sx?$/.test(name) && name !== 'README.md' && !name.endsWith('.tsbuildinfo')

/** Folders that are part of no build: what `mfe create` copies, and what tests use. */
const inNoBuild = ['templates', 'testing'].map((folder) => join(folderOf('build'), folder))

function* filesBelow(dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name) && !inNoBuild.includes(path)) yield* filesBelow(path)
    } else if (entry.isFile() && isInput(entry.name)) yield path
  }
}

/** Files of a workspace that a build may read. */
export const filesOf = (name) => filesBelow(folderOf(name))

/** Workspaces that a build reads: those that it depends on, and the tools that build it. */
export const inputsOf = (name) => closureOf(name).add('build')

/**
 * Hash of everything that a workspace's build reads: its sources, those of its packages, their pinned versions, the
 * shared packages, and Node.
 */
export function inputHash(name) {
  const hash = createHash('sha256')
  const inputs = [...inputsOf(name)].sort().flatMap((workspace) => [...filesOf(workspace)])
  for (const file of [...inputs, join(root, 'tsconfig.base.json')])
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash
    .update(lockedPackages(inputsOf(name)).join('\n'))
    .update(JSON.stringify(sharedVersions()))
    .update(process.version)
    .update(isPipeline() ? 'release' : 'dev')
    .digest('hex')
}

/** Whether a pipeline builds this, for release: `PLAZA_RELEASE=1`. Versions of any other build mean nothing. */
export const isPipeline = () => process.env.PLAZA_RELEASE === '1'

/**
 * Names of the release that a build makes. The id is compiled into the build (federation name, chunk global, class
 * names), so it is derived from the inputs: two releases on one page would otherwise run each other's code. Outside
 * of a pipeline the version is `x.y.z-dev`, which may be published again with other content, unlike a release's
 * version.
 */
export function releaseNames(name) {
  const version = manifestOf(name).version + (isPipeline() ? '' : '-dev')
  const hash = inputHash(name).slice(0, 8)
  const release = `${version}-${hash}`
  return {
    name,
    version,
    release,
    /** Where the release is served, for ever. */
    publicPath: `/assets/${name}/${release}/`,
    container: `${name.replaceAll('-', '_')}__${version.replaceAll(/[.-]/g, '_')}_${hash}`,
  }
}

/** Commit of the tree, or `none` outside a repository. */
export function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return 'none'
  }
}
