import { execFile, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from '@plaza/build/bundle-server'
import { chaosTest } from '@plaza/gateway/chaos-test'
import { call, signIn } from '@plaza/gateway/http-client'
import { killTest } from '@plaza/gateway/kill-test'
import { freePort, runGateway } from '@plaza/gateway/run-gateway'

/** Bundles entries of a server into a new folder inside its package, so that what stays outside is found from there. */
async function bundleOf(workspace: string, entries: string[], gateway?: string) {
  const cache = join(process.cwd(), 'packages', workspace, '.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'built-'))
  return { folder, inputs: await bundleServer(workspace, entries, { outdir: folder, gateway }) }
}

interface Ended {
  code: number
  out: string
  err: string
}

describe('the built gateway', () => {
  /** The gateway without the demo, with the `plaza` command. */
  let built: Awaited<ReturnType<typeof bundleOf>>
  /** The gateway with the demo's world. */
  let bundle: string
  let dataDir: string
  /** A site without any rounds yet. */
  let seeded: string
  let port: number
  let gateway: ChildProcess

  const environment = (more: Record<string, string> = {}) => ({
    PATH: process.env.PATH ?? '',
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(port),
    ...more,
  })
  const run = (script: string, args: string[], more: Record<string, string> = {}) =>
    new Promise<Ended>((resolve) => {
      execFile(process.execPath, [script, ...args], { env: environment(more) }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() }),
      )
    })
  const newFolder = () => mkdtemp(join(tmpdir(), 'plaza-built-'))
  const plaza = (...args: string[]) => run(join(built.folder, 'cli.mjs'), args)
  const settings = async () =>
    (
      (await (await fetch(`http://127.0.0.1:${port}/wps/system/settings/consolidated`)).json()) as {
        value: object
      }
    ).value

  beforeAll(async () => {
    const gatewayEntries = ['app/main', 'app/world-api', 'app/hash-worker', 'command/cli']
    built = await bundleOf('gateway', gatewayEntries)
    bundle = (await bundleOf('demo-world', ['main'], built.folder)).folder
    dataDir = await newFolder()
    port = await freePort()
    const first = await runGateway(bundle, environment({ WORLD_GAMES: '200' }))
    const stopped = once(first, 'exit')
    first.kill('SIGTERM')
    await stopped
    seeded = await newFolder()
    await cp(dataDir, seeded, { recursive: true })
    gateway = await runGateway(bundle, environment())
  })

  afterAll(async () => {
    const ended = once(gateway, 'exit')
    gateway.kill('SIGTERM')
    await ended
    for (const folder of [bundle, built.folder, dataDir, seeded]) await rm(folder, { recursive: true })
  })

  it('the built gateway answers on its port with the demo in its database', async () => {
    expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({
      status: 'ok',
      database: 'ok',
    })
    expect(await settings()).toMatchObject({ merchant: 'demo', currency: 'PHP' })
  })

  it('the gateway without the demo contains nothing of the demo’s world, and refuses to run the demo', async () => {
    expect(built.inputs.length).toBeGreaterThan(100)
    expect(built.inputs.filter((file) => file.includes('demo-world'))).toEqual([])
    const ended = await run(join(built.folder, 'main.mjs'), [], { DATA_DIR: await newFolder() })
    expect(ended).toEqual({
      code: 1,
      out: '',
      err: 'The demo is on, and its world is not here: start packages/demo-world, or set DEMO=0.',
    })
  })

  it('only one gateway can use a data directory', async () => {
    const second = await run(join(bundle, 'main.mjs'), [])
    expect(second).toEqual({
      code: 1,
      out: '',
      err: `The data directory ${dataDir} is in use by process ${gateway.pid}; only one gateway can have it.`,
    })
  })

  it.each([
    [
      { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/plaza' },
      /^The database at postgres:\/\/user@127\.0\.0\.1:1\/plaza cannot be reached: .*ECONNREFUSED.*\.$/,
    ],
    [{ DATA_DIR: '/dev/null' }, /^The data directory \/dev\/null cannot be used: it is not a folder\.$/],
    [{ DATA_DIR: '/proc/x' }, /^The data directory \/proc\/x cannot be used: no folder can be made there\.$/],
    [{ GATEWAY_PORT: 'many' }, /^GATEWAY_PORT must be a port number\.$/],
  ])('the gateway says in one sentence why it cannot start with %j', async (more, sentence) => {
    const ended = await run(join(bundle, 'main.mjs'), [], more)
    expect(ended).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) as unknown })
  })

  it('the gateway says when its port is in use', async () => {
    const other = await newFolder()
    await cp(seeded, other, { recursive: true })
    const ended = await run(join(bundle, 'main.mjs'), [], { DATA_DIR: other, LOG_LEVEL: 'silent' })
    expect(ended).toMatchObject({ code: 1, err: `Cannot listen on 127.0.0.1:${port}: it is in use.` })
  })

  // SERVER-9
  it('the gateway says when its database is broken', async () => {
    const broken = await newFolder()
    await mkdir(join(broken, 'database'))
    await writeFile(join(broken, 'database', 'PG_VERSION'), 'nonsense')
    const ended = await run(join(bundle, 'main.mjs'), [], { DATA_DIR: broken })
    expect(ended).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The embedded database in .* cannot be opened: .*\.$/),
    })
  })

  it('the built gateway signs a demo account in and credits its deposit after the bank’s callback', async () => {
    const origin = `http://127.0.0.1:${port}`
    const cookie = await signIn(origin, 'player01')
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const body = JSON.stringify({ method: 'demo-bank', amountMinor: 50_000 })
    const created = await call(origin, '/wps/deposit', { method: 'POST', headers, body })
    const { deposit } = created.body.value as { deposit: { id: string } }
    const state = async () => {
      const { body } = await call(origin, `/wps/deposit/${deposit.id}`, { headers: { cookie } })
      return (body.value as { deposit: { state: string } }).deposit.state
    }
    while ((await state()) !== 'credited') await new Promise((resolve) => setTimeout(resolve, 200))
  })

  it('the plaza command operates the gateway while it runs', async () => {
    expect(await plaza('flag', 'demo', 'PERSREP', 'off')).toMatchObject({
      code: 0,
      out: 'demo: PERSREP is off',
    })
    expect(await plaza('promo', 'demo', 'REDRAIN', 'off')).toMatchObject({ code: 0 })
    expect(await plaza('setting', 'demo', 'mem_cen', '1')).toMatchObject({ code: 0 })
    expect(await settings()).toMatchObject({
      whitelabel: { PERSREP: false },
      promos: { REDRAIN: false },
      mobileTemplate: { mem_cen: '1' },
    })
    expect(await plaza('audit')).toMatchObject({ code: 0, out: expect.stringContaining('sums to zero') })
  })

  it.each([
    [['flag', 'nobody', 'PERSREP', 'on'], 'There is no merchant "nobody"'],
    [['flag', 'demo', 'NOPE', 'on'], 'There is no flag "NOPE"'],
    [['flag', 'demo', 'PERSREP', 'maybe'], 'Expected "on" or "off", not "maybe".'],
    [['setting', 'demo', 'startUp', '{"mode":'], 'The value is not JSON'],
    [['nonsense'], "unknown command 'nonsense'"],
  ])('the plaza command refuses %j with a clear message', async (args, message) => {
    expect(await plaza(...args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(message) })
  })

  it('the plaza command says that there is no site where none exists', async () => {
    const ended = await run(join(built.folder, 'cli.mjs'), ['audit'], {
      DATA_DIR: join(await newFolder(), 'nowhere'),
    })
    expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('There is no site in') })
  })

  // LEDGER-6
  it('the gateway loses nothing that it acknowledged when it is killed during a write', async () => {
    const { losses, audit, acknowledged } = await killTest({
      kills: 3,
      bundle,
      cli: join(built.folder, 'cli.mjs'),
      from: seeded,
    })
    expect(losses).toEqual([])
    expect(audit).toContain('sums to zero')
    // Eight before each kill.
    expect(acknowledged).toBeGreaterThanOrEqual(3 * 8)
  })

  // VENDOR-5
  it('rounds that are doubled, delayed and rolled back while the gateway is killed balance to the cent', async () => {
    const { losses, reports, calls, openAtKill } = await chaosTest({
      rounds: 60,
      kills: 2,
      seed: 4,
      bundle,
      cli: join(built.folder, 'cli.mjs'),
      from: seeded,
    })
    expect(losses).toEqual([])
    expect(calls).toBeGreaterThan(150)
    expect(openAtKill.filter((open) => open > 0)).toHaveLength(2)
    expect(reports.join('\n')).toContain('Balanced to the cent.')
  })
})
