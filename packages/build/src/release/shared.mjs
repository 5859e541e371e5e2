import { createRequire } from 'node:module'
import { join } from 'node:path'
import { hostContract } from '../contract/host-contract.mjs'
import { folderOf, manifestOf } from '../workspace/workspaces.mjs'

const { libraries, packages, runtime } = hostContract.shared

const isCode = (subpath, target) => subpath !== './testing' && /\.tsx?$/.test(target)

const versionIn = (workspace, library) =>
  createRequire(join(folderOf(workspace), 'package.json'))(`${library}/package.json`).version

/** Subpaths of a package that are shared, by the table of the host contract and the package's `exports`. */
function sharedSubpaths(name, exports) {
  const { only, bundled = [], hostOnly = [] } = packages[name]
  const all = Object.entries(exports)
    .filter(([subpath, target]) => isCode(subpath, target))
    .map(([subpath]) => subpath)
  const named = [...(only ?? []), ...bundled, ...hostOnly]
  const unknown = named.filter((subpath) => !all.includes(subpath))
  if (unknown.length > 0) throw new Error(`@plaza/${name} does not export ${unknown.join(', ')}`)
  return (only ?? all).filter((subpath) => !bundled.includes(subpath) && !hostOnly.includes(subpath))
}

/** Module requests that are shared → version of what provides them. */
export function sharedModules() {
  const modules = new Map()
  for (const name of Object.keys(packages)) {
    const { exports, version } = manifestOf(name)
    for (const subpath of sharedSubpaths(name, exports)) modules.set(join(`@plaza/${name}`, subpath), version)
  }
  const require = createRequire(join(folderOf('shell'), 'package.json'))
  for (const library of libraries)
    modules.set(library, require(`${library.split('/')[0]}/package.json`).version)
  return modules
}

const packageOf = (request) =>
  request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0]

/** Versions that the shell provides, by package; the federation runtime is one of them (host-runtime-stub). */
export const sharedVersions = () => ({
  ...Object.fromEntries([...sharedModules()].map(([request, version]) => [packageOf(request), version])),
  [runtime]: versionIn('shell', runtime),
})

/** Ranges that a remote requires, by package: generated from the versions it is built with. */
export const sharedRanges = () =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version}`]))

/** `shared` of the federation plugin: the shell provides, remotes only consume and are refused a host too old. */
export function sharedConfig(role) {
  return Object.fromEntries(
    [...sharedModules()].map(([request, version]) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        packageName: packageOf(request),
        ...(role === 'remote' ? { import: false } : {}),
      },
    ]),
  )
}
