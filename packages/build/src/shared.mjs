import { createRequire } from 'node:module'
import { join } from 'node:path'
import { folderOf, manifestOf } from './workspaces.mjs'

/**
 * Packages that exist once on the page. Every subpath is shared, unless the manifest lists the shared ones
 * (`sharedSubpaths`) or those that each importer bundles instead (`bundledSubpaths`).
 */
const sharedPackages = ['client', 'events', 'facade', 'federation', 'i18n', 'ui']
/** Subpaths that only the host may have. */
const hostOnly = new Set(['@plaza/federation/boot'])
const libraries = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

const isShared = (subpath, target) =>
  subpath !== './testing' &&
  typeof target === 'string' &&
  !target.endsWith('.css') &&
  !target.endsWith('.json')

const federationRuntime = '@module-federation/webpack-bundler-runtime'

const versionIn = (workspace, library) =>
  createRequire(join(folderOf(workspace), 'package.json'))(`${library}/package.json`).version

/** Module requests that are shared → version of what provides them. Read off the packages' `exports`. */
export function sharedModules() {
  const modules = new Map()
  for (const name of sharedPackages) {
    const { exports = {}, version, sharedSubpaths, bundledSubpaths = [] } = manifestOf(name)
    for (const [subpath, target] of Object.entries(exports)) {
      const request = join(`@plaza/${name}`, subpath)
      if (sharedSubpaths && !sharedSubpaths.includes(subpath)) continue
      if (bundledSubpaths.includes(subpath)) continue
      if (isShared(subpath, target) && !hostOnly.has(request)) modules.set(request, version)
    }
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
  [federationRuntime]: versionIn('shell', federationRuntime),
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
