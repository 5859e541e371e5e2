import { execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.mjs'

const run = promisify(execFile)
const debianRoot = '/usr/lib/postgresql'
const isRoot = userInfo().uid === 0

/** By whether commits wait for the disk: then for 3 ms more than this one takes, as on disks of data centres. */
const flushing = (isOn) => (isOn ? ['fsync=on', 'commit_delay=3000', 'commit_siblings=0'] : ['fsync=off'])

/** Folder of PostgreSQL's binaries: `POSTGRES_BIN`, else the newest of Debian's. */
async function binaries() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const versions = await readdir(debianRoot).catch(() => [])
  const newest = versions.map(Number).sort((a, b) => b - a)[0]
  if (!newest)
    throw new Error(`No PostgreSQL in ${debianRoot}: install it, or name its folder in POSTGRES_BIN.`)
  return join(debianRoot, String(newest), 'bin')
}

/** PostgreSQL refuses root: as root, its commands run as the user that Debian's package made. */
const asUser = (command, args) =>
  isRoot
    ? ['runuser', ['-u', process.env.POSTGRES_USER ?? 'postgres', '--', command, ...args]]
    : [command, args]

/**
 * Starts a throw-away PostgreSQL on loopback, with more settings such as `name=value`; `stop` ends it and deletes its files. With
 * `flushes` each commit waits for the disk, as where data is kept.
 */
export async function startPostgres({ settings = [], flushes = false } = {}) {
  const bin = await binaries()
  // A temporary folder may be in memory, which has nothing to flush.
  const folder = await mkdtemp(join(flushes ? '/var/tmp' : tmpdir(), 'plaza-postgres-'))
  if (isRoot) await chmod(folder, 0o777)
  const data = join(folder, 'data')
  const port = await freePort()
  await run(
    ...asUser(join(bin, 'initdb'), ['-D', data, '-U', 'plaza', '-A', 'trust', '-E', 'UTF8', '--no-sync']),
  )
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const all = [...flushing(flushes), 'max_connections=300', ...settings]
  const [command, args] = asUser(join(bin, 'postgres'), [
    ...options,
    ...all.flatMap((setting) => ['-c', setting]),
  ])
  const server = spawn(command, args, { stdio: 'ignore' })
  let hasEnded = false
  const ended = new Promise((resolve) => server.once('exit', resolve)).then(() => (hasEnded = true))
  const stop = async () => {
    await run(...asUser(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate'])).catch(() =>
      server.kill(),
    )
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; ; attempt += 1) {
    const isReady = await run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).then(
      () => true,
      () => false,
    )
    if (isReady) break
    // Only a failure needs all of it: a machine with other work may take long.
    if (hasEnded || attempt === 600) {
      await stop()
      throw new Error(`PostgreSQL ${hasEnded ? 'ended at once' : 'did not start within two minutes'}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url: `postgres://plaza@127.0.0.1:${port}/postgres`, stop }
}
