import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { agreeableVendor } from '@plaza/gateway/demo-caller'
import { root } from './site.mjs'
import { writeVendorKey } from './wallet-load.mjs'

const port = 9290

/**
 * Starts a gateway with its vendor, on a new database unless `DATABASE_URL` or `kept`, a data folder, names one. `logged`
 * answers the first line of its log with a text, from the start on; the start is over at the line with the text `startedBy`.
 */
export async function startGateway(env, kept, startedBy = 'gateway ready') {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'plaza-bench-gateway-'))
  writeVendorKey(dataDir)
  const vendor = await agreeableVendor()
  const child = spawn(process.execPath, [join(root, 'packages/demo-world/dist/main.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      GATEWAY_PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '1',
      VENDOR_URL: vendor.url,
      LOG_LEVEL: 'info',
      LOGIN_ADDRESS_LIMIT: '100000',
      ...env,
    },
  })
  const log = []
  const lines = createInterface({ input: child.stdout })
  const logged = (text) =>
    new Promise((resolve) => {
      const found = log.find((line) => line.includes(text))
      if (found) resolve(found)
      else lines.on('line', (line) => line.includes(text) && resolve(line))
    })
  // Lines of the start alone: those of a load would fill the memory.
  lines.on('line', (line) => log.length < 200 && log.push(line))
  await Promise.race([
    logged(startedBy),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the gateway ended with ${code}: ${log.slice(-5).join('\n')}`)
    }),
  ])
  const end = async (signal) => {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    vendor.stop()
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    logged,
    /** Ends it in whatever it is doing; its data stays. */
    kill: () => end('SIGKILL'),
    async stop({ keepsData = false } = {}) {
      await end('SIGTERM')
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
