import { createHash } from 'node:crypto'
import { manifestOf } from '../workspace/workspaces.mjs'

/**
 * Names of a build that is being worked on: always the same, for it changes under them, and those of no release, so that
 * it never runs a release's code nor a release its own.
 */
export function watchNames(name) {
  const version = `${manifestOf(name).version}-dev`
  const id = createHash('sha256').update(`watched ${name}`).digest('hex').slice(0, 8)
  return {
    name,
    version,
    release: `${version}-${id}`,
    container: `${name.replaceAll('-', '_')}__watched`,
    entry: 'remoteEntry.js',
  }
}
