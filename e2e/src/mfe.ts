import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { dataDir, root } from './site'

/** Runs the release command on the site under test. @throws with its error message when it fails */
export function mfe(...args: string[]): string {
  return execFileSync(process.execPath, [join(root, 'packages/release/bin/mfe.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir() },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
