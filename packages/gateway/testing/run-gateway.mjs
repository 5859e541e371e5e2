import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { knownFlags, lateOptimisation } from '@plaza/server-kit/engine-flags'

export { freePort } from './free-port.mjs'

/** The `plaza` command as it is built. */
export const builtCli = fileURLToPath(new URL('../dist/cli.mjs', import.meta.url))

/** Starts the built gateway of a folder and waits until it is ready. */
export async function runGateway(bundle, env) {
  // As the supervisor does: a start is most of what these gateways run.
  const flags = await knownFlags(lateOptimisation)
  const child = spawn(process.execPath, [...flags, join(bundle, 'main.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      // Checked before the output is cut, because many characters may follow the line.
      if (`${log}${chunk}`.includes('gateway ready')) resolve()
      log = `${log}${chunk}`.slice(-4_000)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`the gateway did not start: ${log}`)))
  })
  return child
}
