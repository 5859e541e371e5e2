import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a command of the workspace and discards its output. @throws when it fails */
export function run(file, args = [], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.on('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${file} ${args.join(' ')} ended with ${code}`)),
    )
  })
}

/** Starts a separate site with its own settings, and returns its origins and how to stop it. */
export function startSite(port, env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-bench-'))
  const child = spawn(process.execPath, ['packages/supervisor/dist/main.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      GATEWAY_PORT: String(port + 1000),
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'error',
      ...env,
    },
  })
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        rmSync(dataDir, { recursive: true, force: true })
        resolve()
      })
      child.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    child.stdout.on(
      'data',
      (chunk) =>
        String(chunk).includes('ready http') &&
        resolve({
          origin: `http://localhost:${port}`,
          gateway: `http://127.0.0.1:${port + 1000}`,
          dataDir,
          /** Of the process that starts the others. */
          pid: child.pid,
          stop,
        }),
    )
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}`)))
  })
}
