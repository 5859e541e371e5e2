import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './workspaces.mjs'

/**
 * `knownFlags` and `lateOptimisation` of the package server-kit, which the tools find by its file: what they build must not
 * depend on the package.
 */
export const { knownFlags, lateOptimisation } = await import(
  pathToFileURL(join(root, 'packages/server-kit/src/engine-flags.mjs')).href
)
