import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './site'

/** Runs the release command on the site under test. @throws with its words when it fails */
export function mfe(...args: string[]): string {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('no site is running')
  return execFileSync(process.execPath, [join(root, 'packages/release/bin/mfe.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
