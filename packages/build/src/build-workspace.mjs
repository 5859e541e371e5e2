import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundlePage } from './bundle-page.mjs'
import { bundleServer } from './bundle-server.mjs'
import { inputHash } from './release-id.mjs'
import { runWebpack } from './run-webpack.mjs'
import { folderOf, remoteNames, root } from './workspaces.mjs'

/** Servers of the house and the entries of each that run as processes. */
const servers = {
  gateway: ['app/main', 'command/cli', 'app/hash-worker'],
  release: ['cli'],
  edge: ['main'],
  supervisor: ['main'],
  'vendor-demo': ['main'],
}

/** Workspaces with a page of their own, bundled without webpack: its entry, and where its files are served. */
const pages = {
  'vendor-demo': { entry: 'page/main.ts', publicPath: '/assets/' },
  'release-console': { entry: 'main.tsx', publicPath: '/release/assets/' },
}

/** Every workspace that has a build, those that the others need least first. */
export const buildable = () => [
  ...new Set([...Object.keys(servers), ...Object.keys(pages), 'shell', ...remoteNames()]),
]

const stampFile = (name) => join(root, '.cache/stamps', name)
const isBuilt = (name, stamp) =>
  existsSync(join(folderOf(name), 'dist')) &&
  existsSync(stampFile(name)) &&
  readFileSync(stampFile(name), 'utf8') === stamp

/** Builds a workspace unless the same inputs were built before. Answers whether it had to. */
export async function buildWorkspace(name, { force = false } = {}) {
  const stamp = inputHash(name)
  if (!force && isBuilt(name, stamp)) return false
  if (servers[name]) await bundleServer(name, servers[name])
  if (pages[name]) await bundlePage(name, pages[name])
  if (!servers[name] && !pages[name])
    await runWebpack((await import(pathToFileURL(join(folderOf(name), 'webpack.config.mjs')).href)).default)
  mkdirSync(join(root, '.cache/stamps'), { recursive: true })
  writeFileSync(stampFile(name), stamp)
  return true
}
