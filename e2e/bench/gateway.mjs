import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agreeableVendor } from '@plaza/gateway/demo-caller'
import { root } from './site.mjs'
import { writeVendorKey } from './wallet-load.mjs'

const port = 9290

/** Starts a gateway with its vendor, on a new database unless `DATABASE_URL` or `kept`, a data folder, names one. */
export async function startGateway(env, kept) {
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
  let log = ''
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      log = (log + chunk).slice(-4000)
      if (log.includes('gateway ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}: ${log.slice(-1000)}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    async stop({ keepsData = false } = {}) {
      child.kill('SIGTERM')
      await once(child, 'exit')
      vendor.stop()
      if (!keepsData) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
