import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testSettings } from '@plaza/contract/testing'
import { freePort, runGateway } from '@plaza/gateway/run-gateway'
import { startServer } from '../server-process'
import { dataDir } from '../site'

/** A site whose gateway has one more module, which pushes an event that no shell knows. It serves the releases of the site under test. */
export interface DrawsSite {
  origin: string
  /** Accounts to which the module has pushed its fact. */
  readBy: () => Promise<string[]>
  /** Opens the next draw and pushes it to both members. Returns its number. */
  openNext: () => Promise<number>
  /** Sends every open page a draw that belongs to the account. */
  misdirect: (account: string, draw: number) => Promise<void>
  stop: () => Promise<void>
}

/** Starts the gateway, and an edge in front of it. @throws with the last output of what does not start */
export async function startDrawsSite(): Promise<DrawsSite> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-draws-'))
  const [gatewayPort, port] = [await freePort(), await freePort()]
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  const env = { ...process.env, DATA_DIR: folder, DEMO: '1', OUTBOX: '1', GATEWAY_URL: gatewayUrl }
  const {
    merchant: _code,
    merchantName: _name,
    currency: _currency,
    ...settings
  } = testSettings({
    // Its members have never bet, and the information before a first bet is not what these tests are about.
    jurisdiction: 'NONE',
  })
  const gateway = await runGateway(import.meta.dirname, {
    ...env,
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    WORLD_SETTINGS: JSON.stringify(settings),
  })
  const edge = await startServer('edge', port, {
    ...env,
    PORT: String(port),
    RELEASE_STORE: join(dataDir(), 'store'),
  })
  const ask = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await fetch(`${gatewayUrl}/draws/${path}`, init)).json()
  return {
    origin: `http://localhost:${port}`,
    readBy: async () => (await ask('read-by')) as string[],
    openNext: async () => ((await ask('next', { method: 'POST' })) as { draw: number }).draw,
    misdirect: async (account, draw) => {
      await ask(`misdirected?account=${account}&draw=${draw}`, { method: 'POST' })
    },
    async stop() {
      await edge.stop()
      const gone = new Promise((resolve) => gateway.once('exit', resolve))
      gateway.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
