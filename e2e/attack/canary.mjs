import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../bench/site.mjs'

/** Runs the release command on a site and returns its output. @throws with its error message when it fails */
export const mfe = (dataDir, ...args) =>
  execFileSync(process.execPath, [join(root, 'packages/release/bin/mfe.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/**
 * Publishes a built remote again under another version, and serves it to half of the visitors under a guard. Returns
 * its id. No browser runs it: the reports are written by hand.
 */
export function startCanary(dataDir, remote, version, guard) {
  const dir = mkdtempSync(join(tmpdir(), 'plaza-attack-'))
  cpSync(join(root, remote, 'dist'), dir, { recursive: true })
  const file = join(dir, 'release.json')
  const built = JSON.parse(readFileSync(file, 'utf8'))
  const release = `${version}-${'a'.repeat(8)}`
  const container = `${remote.replaceAll('-', '_')}__${version.replaceAll('.', '_')}_attack`
  writeFileSync(file, JSON.stringify({ ...built, version, release, container }))
  mfe(dataDir, 'publish', remote, '--from', dir)
  mfe(dataDir, 'promote', remote, release, '--percent', '50', '--why', 'attack', ...guard)
  return release
}

/** The release of a remote's canary; undefined once it has ended. */
export const canaryOf = (dataDir, remote) =>
  JSON.parse(mfe(dataDir, 'status', '--json')).channels[remote].rollout?.release
