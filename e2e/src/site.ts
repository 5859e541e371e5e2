import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** Ports of the site under test, out of the way of one that a person has running. */
export const sitePort = Number(process.env.E2E_PORT ?? 8180)

/** A site of its own: servers, database and release store in a folder that goes with it. */
export interface Site {
  origin: string
  dataDir: string
  stop: () => Promise<void>
}

/** Starts the site as `npm start` does after its build. @throws when it is not ready within two minutes, with its last words */
export async function startSite(port: number, env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-e2e-'))
  const child = spawn(process.execPath, ['packages/edge/dist/supervisor.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(port + 1000),
      DATA_DIR: dataDir,
      OUTBOX: '1',
      ...env,
    },
  })
  await ready(child)
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = ''
    const timer = setTimeout(
      () => reject(new Error(`the site was not ready in time:\n${words.slice(-2000)}`)),
      120_000,
    )
    const hear = (chunk: Buffer) => {
      words += chunk.toString()
      if (/^ready http/m.test(words)) {
        clearTimeout(timer)
        resolve()
      }
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${words.slice(-2000)}`)))
  })
}
