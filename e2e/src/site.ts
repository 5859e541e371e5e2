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
const pspPortOf = (port: number): number => port + 2000
/** Where the payment provider of the site under test and its test chain are. */
export const pspPort = pspPortOf(sitePort)

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
  /** Ends it and keeps its folder. */
  end: () => Promise<void>
  /** Ends it and deletes its folder. */
  stop: () => Promise<void>
}

/** A new folder for the data of a site. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'plaza-e2e-'))

/**
 * Starts the site as `npm start` does after its build, on a folder with or without a site.
 * @throws with its last output when it is not ready within two minutes
 */
export async function startSite(
  port: number,
  env: Record<string, string> = {},
  dataDir = newDataDir(),
): Promise<Site> {
  const child = spawn(process.execPath, ['packages/supervisor/dist/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(port + 1000),
      PSP_PORT: String(pspPortOf(port)),
      // Two sites that start at the same moment would choose the same free port.
      VENDOR_PORT: String(port + 3000),
      // Twelve confirmations in three seconds.
      CHAIN_BLOCK_MS: '250',
      DATA_DIR: dataDir,
      DEMO: '1',
      OUTBOX: '1',
      // A test may send its page's calls from another time; nothing else does.
      TEST_CLOCK: '1',
      // One minute is enough to see every family of lotteries drawn.
      WORLD_DRAW_SECONDS: '60',
      // Beside the rest of the tests a site is slow, which is no overload.
      EDGE_WORK_LIMIT: 'none',
      GATEWAY_WORK_LIMIT: 'none',
      ...env,
    },
  })
  await ready(child)
  const end = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    end,
    async stop() {
      await end()
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
