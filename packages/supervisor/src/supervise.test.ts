import { randomInt } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fakeRegistry, writeFakeDist } from '@plaza/release/testing'
import { pino } from 'pino'
import { lastGoodFile } from '@plaza/edge/last-good'
import { readSettings } from '@plaza/edge/settings'
import { freePort } from './ports'
import type { RunningSite } from './supervise'
import { supervise } from './supervise'

/** A process that answers 200 on the port in the named variable, or exits with a message. */
const server = (variable: string) => `
import { createServer } from 'node:http'
if (process.env.GIVE_UP) { process.stderr.write('something before\\n' + process.env.GIVE_UP + '\\n'); process.exit(1) }
if (process.env.NOTICE && '${variable}' === 'GATEWAY_PORT') process.send({ notice: process.env.NOTICE })
let late = Number(process.env.LATE ?? 0)
createServer((request, response) => {
  if (process.env.HEALTH && request.url === '/healthz') response.writeHead(503).end(process.env.HEALTH)
  else if (request.url === '/healthz') response.end('{"revision":1}')
  else response.writeHead(late-- > 0 ? 503 : 200).end(String(process.pid))
}).listen(Number(process.env.${variable}), '127.0.0.1')
`
/** A port that stays free: servers that ask for any port get higher ones, and other sites of the machine the usual ones. */
const ownPort = () => freePort(randomInt(20_000, 30_000))
const ownPorts = async () => ({
  GATEWAY_PORT: String(await ownPort()),
  VENDOR_PORT: String(await ownPort()),
  PSP_PORT: String(await ownPort()),
})
let folder: string
let port: number
let site: RunningSite | undefined
let printed: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-supervise-'))
  printed = []
  port = await ownPort()
  await writeFile(join(folder, 'gateway.mjs'), server('GATEWAY_PORT'))
  await writeFile(join(folder, 'edge.mjs'), server('PORT'))
  await writeFile(join(folder, 'vendor.mjs'), server('VENDOR_PORT'))
  await writeFile(join(folder, 'psp.mjs'), server('PSP_PORT'))
  await writeFakeDist(join(folder, 'shell'), 'shell', '1.0.0-00000001', { 'main.js': 'x' })
})
afterEach(async () => {
  await site?.stop()
  site = undefined
  await rm(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<RunningSite> {
  const whole = { PORT: String(port), DATA_DIR: join(folder, 'data'), ...(await ownPorts()), ...env }
  site = await supervise({
    settings: readSettings(whole),
    env: { ...process.env, ...whole },
    entries: {
      gateway: join(folder, 'gateway.mjs'),
      edge: join(folder, 'edge.mjs'),
      vendor: join(folder, 'vendor.mjs'),
      psp: join(folder, 'psp.mjs'),
    },
    dists: [join(folder, 'shell')],
    log: pino({ level: 'silent' }),
    tell: (text) => printed.push(text),
  })
  return site
}
const pidOf = async (name: string) =>
  Number(await readFile(join(folder, 'data', 'run', `${name}.pid`), 'utf8').catch(() => '0'))
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// SERVER-5
it('publishes the builds, is ready when the first page answers, and writes its process-id files', async () => {
  expect((await start()).url).toBe(`http://localhost:${port}/m/home`)
  const revision = await readFile(join(folder, 'data/store/registry/revisions/00000001.json'), 'utf8')
  expect(JSON.parse(revision)).toMatchObject({ channels: { shell: { current: '1.0.0-00000001' } } })
  expect(isAlive(await pidOf('gateway'))).toBe(true)
  expect(isAlive(await pidOf('edge'))).toBe(true)
  expect(isAlive(await pidOf('vendor'))).toBe(true)
  expect(isAlive(await pidOf('psp'))).toBe(true)
  expect(await pidOf('supervisor')).toBe(process.pid)
})

// SERVER-5
it('the supervisor waits for a first page that is late on a busy machine', async () => {
  expect((await start({ LATE: '2' })).url).toBe(`http://localhost:${port}/m/home`)
})

// START-1
it('reports each part as soon as it is ready', async () => {
  await start()
  // On a busy machine lines about what is waited for come as well.
  const ready = printed.filter((line) => !line.startsWith('waiting for'))
  expect(ready.map((line) => line.replace(/\d+\.\d s/, 'n s')).sort()).toEqual([
    'builds: n s',
    'edge: n s',
    'gateway: n s',
    'psp: n s',
    'vendor: n s',
  ])
})

describe('while the store is damaged', () => {
  const registry = fakeRegistry({ shell: { current: '1.0.0-00000001' } })
  const keep = (at: number) => lastGoodFile(join(folder, 'data')).write({ at, registry, releases: [] })
  const marker = () => join(folder, 'data/store/store.json')
  beforeEach(async () => {
    await mkdir(join(folder, 'data/store'), { recursive: true, mode: 0o700 })
    await writeFile(marker(), '{"sch')
    // The gateway of this test has no health endpoint; only the edge has one.
    await writeFile(join(folder, 'gateway.mjs'), server('GATEWAY_PORT').replaceAll('HEALTH', 'NONE'))
    await writeFile(join(folder, 'vendor.mjs'), server('VENDOR_PORT').replaceAll('HEALTH', 'NONE'))
    await writeFile(join(folder, 'psp.mjs'), server('PSP_PORT').replaceAll('HEALTH', 'NONE'))
  })
  const health = { gateway: 'ok', store: 'unreadable', revision: 7 }

  it('starts from the last good registry while the store is damaged, publishes nothing, and says so', async () => {
    await keep(Date.now())
    const running = await start({ HEALTH: JSON.stringify(health) })
    expect(running.notice).toMatch(/store\.json is damaged; .* builds were not published; .*revision 7/)
    expect(await readFile(marker(), 'utf8')).toBe('{"sch')
  })

  it('refuses to start on a damaged store without a last good registry, or with one older than 24 hours', async () => {
    await expect(start()).rejects.toThrow(/store\.json is damaged/)
    await keep(Date.now() - 24 * 60 * 60 * 1000 - 1)
    await expect(start()).rejects.toThrow(/store\.json is damaged/)
  })

  it('starts when only the latest revision is damaged', async () => {
    await rm(marker())
    await (await start()).stop()
    site = undefined
    await keep(Date.now())
    const latest = join(folder, 'data/store/registry/revisions/00000001.json')
    await writeFile(latest, (await readFile(latest, 'utf8')).replace('1.0.0', '1.0.1'))
    expect((await start({ HEALTH: JSON.stringify(health) })).notice).toMatch(/00000001\.json is damaged/)
  })

  it('starts when only one release is damaged, and names it', async () => {
    await rm(marker())
    await (await start()).stop()
    site = undefined
    const document = join(folder, 'data/store/releases/shell/1.0.0-00000001/release.json')
    await writeFile(document, (await readFile(document, 'utf8')).replace('8000', '8001'))
    expect((await start()).notice).toMatch(
      /shell 1\.0\.0-00000001 in the store is damaged.*Restore its folder.*builds were not published/,
    )
  })
})

it.each(['gateway', 'edge', 'vendor', 'psp'])(
  'restarts a killed %s and writes the new process id down',
  async (name) => {
    await start()
    const before = await pidOf(name)
    process.kill(before, 'SIGKILL')
    for (;;) {
      const now = await pidOf(name)
      if (now !== 0 && now !== before) break
      await wait(20)
    }
    const after = await pidOf(name)
    expect(after).not.toBe(before)
    expect(isAlive(after)).toBe(true)
  },
)

it('ends every process it started', async () => {
  const running = await start()
  const pids = [await pidOf('gateway'), await pidOf('edge'), await pidOf('vendor'), await pidOf('psp')]
  await running.stop()
  expect(pids.map(isAlive)).toEqual([false, false, false, false])
  expect(await pidOf('gateway')).toBe(0)
})

describe('a refused start', () => {
  it('a start that fails because a process exits prints that process’s own message', async () => {
    await expect(start({ GIVE_UP: 'The data directory is in use by process 7.' })).rejects.toThrow(
      /^The data directory is in use by process 7\.$/,
    )
  })

  it('a start ends with the message of a process other than the gateway while the gateway is not ready', async () => {
    await writeFile(join(folder, 'gateway.mjs'), 'setInterval(() => {}, 1000)')
    await expect(start({ GIVE_UP: 'The vendor gave up.' })).rejects.toThrow(/^The vendor gave up\.$/)
    expect(await pidOf('gateway')).toBe(0)
  })

  it('a start that fails because a process exits promotes nothing', async () => {
    await expect(start({ GIVE_UP: 'In use.' })).rejects.toThrow('In use.')
    expect(await readdir(join(folder, 'data/store/registry/revisions')).catch(() => [])).toEqual([])
  })

  it.each(['PORT', 'GATEWAY_PORT'])(
    'refuses to start in one sentence when %s is in use',
    async (variable) => {
      const taken = await freePort(0)
      const holder = createServer().listen(taken, '127.0.0.1')
      await expect(start({ [variable]: String(taken) })).rejects.toThrow(
        `Port ${taken} is in use; stop the program that uses it, or set ${variable} to another one.`,
      )
      await new Promise((resolve) => holder.close(resolve))
    },
  )

  it.each(['file', 'file/below'])(
    'refuses to start in one sentence when the data directory is a %s',
    async (path) => {
      await writeFile(join(folder, 'file'), '')
      await expect(start({ DATA_DIR: join(folder, path) })).rejects.toThrow(
        /^The data directory .* cannot be used/,
      )
    },
  )

  it('refuses to start on a data directory that other accounts may enter, and starts nothing', async () => {
    await mkdir(join(folder, 'data'))
    await chmod(join(folder, 'data'), 0o755)
    await expect(start()).rejects.toThrow(/is open to other accounts of this machine \(mode 755\); run chmod/)
    expect(await readdir(join(folder, 'data'))).toEqual([])
  })

  const onLinux = process.platform === 'linux' ? it : it.skip
  onLinux('when the data directory is where no folder can be made', async () => {
    await expect(start({ DATA_DIR: '/proc/plaza/data' })).rejects.toThrow(
      /^The data directory .* cannot be used/,
    )
  })

  it('refuses to start with an incomplete build, and leaves no process behind', async () => {
    await writeFile(join(folder, 'shell/main.js'), 'changed')
    await expect(start()).rejects.toThrow(/main\.js of shell .* does not match its hash/)
    expect(await pidOf('gateway')).toBe(0)
  })
})

it('the notice of the start includes what a process has to say to the person who starts the site', async () => {
  const running = await start({ NOTICE: 'The log has lost its end.' })
  expect(running.notice).toContain('The log has lost its end.')
})
