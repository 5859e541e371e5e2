import { runTypeScript } from '../workspace/run-typescript.mjs'
import { folderOf } from '../workspace/workspaces.mjs'

/**
 * What host and remotes agree on, the table of `packages/contract`.
 * @type {typeof import('@plaza/contract/federation').hostContract}
 */
export const hostContract = runTypeScript(
  "export * from './src/federation/host-contract'",
  folderOf('contract'),
).hostContract

/** Every slot that the contract names, with its major. */
export const allSlots = Object.keys(hostContract.slots)

/** Subpaths of ui in the first load, as alternatives of a regular expression. */
export const firstLoadUi = [...hostContract.shared.packages.ui.firstLoad, './tokens']
  .map((subpath) => subpath.slice(2))
  .join('|')
