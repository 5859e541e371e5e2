import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
/** Number of files that run at a time, each worker with its own site: while one waits, another one works. */
export const siteCount = 2
/** Port of a worker's site, out of the way of one that a person has running. */
export const portOf = (index: number): number => Number(process.env.E2E_PORT ?? 8180) + 20 * index
const workerIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
/** Port of the site under test. */
export const sitePort = portOf(workerIndex)

const dataDirVariable = (index: number): string => `E2E_DATA_DIR_${index}`
/** Hands the folder of a worker's site on to it. */
export function setDataDir(index: number, dataDir: string): void {
  process.env[dataDirVariable(index)] = dataDir
}
/** Folder of the site under test. @throws when no site is running */
export function dataDir(): string {
  const found = process.env[dataDirVariable(workerIndex)]
  if (!found) throw new Error('no site is running')
  return found
}

/** A separate site: servers, database and release store in a temporary folder. */
export interface Site {
  origin: string
  dataDir: string
  stop: () => Promise<void>
}

/**
 * Starts the site as `npm start` does after its build.
 * @throws with its last output when it is not ready within two minutes
 */
export async function startSite(port: number, env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-e2e-'))
  const child = spawn(process.execPath, ['packages/supervisor/dist/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(port + 1000),
      DATA_DIR: dataDir,
      DEMO: '1',
      OUTBOX: '1',
      // A test may send its page's calls from another time; nothing else does.
      TEST_CLOCK: '1',
      // One minute is enough to see every family of lotteries drawn.
      WORLD_DRAW_SECONDS: '60',
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
      300_000,
    )
    const onOutput = (chunk: Buffer) => {
      words += chunk.toString()
      if (/^ready http/m.test(words)) {
        clearTimeout(timer)
        resolve()
      }
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${words.slice(-2000)}`)))
  })
}
