import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './site'

/** A server of the workspace that runs only for the skew matrix. */
export interface Server {
  stop: () => Promise<void>
}

const readyMs = 120_000
const pollMs = 100

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Starts a built server of this tree and waits until `/healthz` answers well.
 * @throws with its last words when it is not built, ends, or is not well in time
 */
export async function startServer(
  name: 'edge' | 'demo-world',
  port: number,
  env: Record<string, string>,
): Promise<Server> {
  const script = join(root, 'packages', name, 'dist/main.mjs')
  if (!existsSync(script)) throw new Error(`The ${name} is not built yet; run \`npm run build\` first.`)
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    // One browser at a time: what is refused for load here would be taken for a fault of the releases.
    env: {
      ...process.env,
      LOG_LEVEL: 'fatal',
      EDGE_WORK_LIMIT: 'none',
      GATEWAY_WORK_LIMIT: 'none',
      ...env,
    },
  })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2000)))
  let isEnded = false
  const endNow = () => child.kill('SIGTERM')
  process.once('exit', endNow)
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isEnded = true
      process.off('exit', endNow)
      resolve()
    }),
  )
  const stop = async () => {
    if (!isEnded) child.kill('SIGTERM')
    await ended
  }
  const until = Date.now() + readyMs
  while (!(await isReady(port))) {
    if (!isEnded && Date.now() < until) await wait(pollMs)
    else {
      await stop()
      throw new Error(
        `The ${name} for the matrix did not become ready: ${words.trim() || 'it logged nothing'}`,
      )
    }
  }
  return { stop }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
