import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inputHash } from '../release/release-id.mjs'
import { noteBuilt } from '../release/stamps.mjs'
import { folderOf, remoteNames } from '../workspace/workspaces.mjs'

/** The servers of the workspace, with the entries of each that run as processes. */
const servers = {
  gateway: ['app/main', 'app/world-api', 'command/cli', 'app/hash-worker'],
  'demo-world': ['main'],
  release: ['cli'],
  edge: ['main'],
  supervisor: ['main'],
  'vendor-demo': ['main'],
  'psp-demo': ['main'],
  witness: ['main'],
}

/** Workspaces with a page of their own, bundled without webpack: its entry, and where its files are served. */
const pages = {
  'vendor-demo': { entry: 'page/main.ts', publicPath: '/assets/' },
  'release-console': { entry: 'main.tsx', publicPath: '/release/assets/' },
}

/** Every workspace that has a build: servers and pages first, then the shell and the remotes. */
export const buildable = () => [
  ...new Set([...Object.keys(servers), ...Object.keys(pages), 'shell', ...remoteNames()]),
]

/** Builds a workspace, even if it is built already. */
export async function buildWorkspace(name) {
  const stamp = inputHash(name)
  if (servers[name]) await (await import('./bundle-server.mjs')).bundleServer(name, servers[name])
  if (pages[name]) await (await import('./bundle-page.mjs')).bundlePage(name, pages[name])
  if (!servers[name] && !pages[name]) {
    const { runWebpack } = await import('../webpack/run-webpack.mjs')
    await runWebpack((await import(pathToFileURL(join(folderOf(name), 'webpack.config.mjs')).href)).default)
  }
  noteBuilt(name, stamp)
}
