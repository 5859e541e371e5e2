import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { addKey, addToken, openPublisher } from '@plaza/release'
import type { AddedToken } from '@plaza/release'
import { bundleCli, writeFakeDist } from '@plaza/release/testing'
import { closeTestEdge, createTestEdge, ids } from '../testing/create-test-edge'
import type { TestEdge } from '../testing/create-test-edge'

const remote = 'mf-games'
const id = '1.1.0-0000001b'
const author = { who: 'ann', why: 'a new pipeline' }
let edge: TestEdge
let script: string
let team: AddedToken
let engineer: AddedToken
let url: string
beforeAll(async () => {
  script = await bundleCli(join(__dirname, '../../../release'), 'over-http')
  edge = await createTestEdge()
  await edge.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(edge.app.server.address() as AddressInfo).port}`
  const expiresAt = Date.now() + 3_600_000
  const scope = { remotes: [remote], merchants: [], expiresAt }
  team = await addToken(edge.store, { name: 'games CI', role: 'team', ...scope }, author)
  engineer = await addToken(edge.store, { name: 'ann', role: 'engineer', ...scope, remotes: [] }, author)
  await writeFakeDist(edge.path('dist'), remote, id, { 'entry.js': 'next', 'js/part.js': 'part' })
  await mkdir(edge.path('pipeline'))
})
afterAll(() => closeTestEdge(edge))

interface CommandResult {
  code: number | null
  out: string
  err: string
}
/** Runs `mfe` as a pipeline would: with an own data directory, far from the store. */
async function mfe(args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const own = { DATA_DIR: edge.path('pipeline'), RELEASE_STORE: '', MFE_URL: url, MFE_TOKEN: team.token }
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], ...own, ...env },
    cwd: edge.path('pipeline'),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ran: CommandResult = { code: null, out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (ran.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (ran.err += text.toString()))
  ran.code = await new Promise((resolve) => child.on('close', resolve))
  return ran
}
const publishing = () => ['publish', remote, '--from', edge.path('dist')]

// MFE-1
it('mfe publishes, promotes and rolls back over HTTP once an engineer has added its key', async () => {
  const early = await mfe(publishing())
  expect([early.code, early.err]).toEqual([3, expect.stringMatching(/does not trust .*mfe keys add/)])
  const shown = await mfe(['keys', 'show'])
  expect(shown.out).toMatch(/^-----BEGIN PUBLIC KEY-----/)
  await addKey(edge.store, { pem: shown.out, name: 'games CI', remotes: [remote] }, author)

  expect(await mfe(publishing())).toMatchObject({ code: 0, out: `Published ${remote} ${id}.\n`, err: '' })
  expect((await mfe(publishing())).out).toBe(`${remote} ${id} was already published.\n`)
  const promoted = await mfe(['promote', remote, '1.1.0', '--why', 'new'])
  expect(promoted.out).toMatch(`Revision 2: ${remote} is ${id}.\n`)
  const registry = await edge.app.inject({ url: '/registry.json', headers: { host: 'localhost' } })
  expect(registry.json()).toMatchObject({ revision: 2 })
  const back = await mfe(['rollback', remote, '--why', 'it fails', '--json'])
  expect(JSON.parse(back.out)).toMatchObject({
    isChanged: true,
    registry: { revision: 3, who: `games CI (${team.listed.id})`, why: 'it fails' },
  })

  expect((await mfe(['status'])).out).toContain(ids[remote])
  expect((await mfe(['history', remote, '--limit', '1'])).out).toMatch(/3 .*games CI .*rollback mf-games/)
  expect((await mfe(['history', '--all', '--limit', '50'])).out).toMatch(
    /refused +games CI .*publish mf-games/,
  )
  expect((await mfe(['diff', remote, '1.0.0', '1.1.0'])).out).toContain(`${ids[remote]} → ${id}`)
  expect((await mfe(['explain', '--merchant', 'demo', '--visitor', 'v'])).out).toContain(
    `${remote}     ${ids[remote]}`,
  )
})

const refusals: [string, () => string[], Record<string, string>, number, RegExp][] = [
  [
    'an action that the token does not cover',
    () => ['disable', remote, '--merchant', 'demo', '--why', 'x'],
    {},
    3,
    /cannot disable/,
  ],
  [
    'to promote a release that was never published',
    () => ['promote', remote, '9.9.9'],
    {},
    5,
    /publish it first/,
  ],
  [
    'an unknown token',
    () => ['status'],
    { MFE_TOKEN: `mfe_0123456789ab_${'x'.repeat(43)}` },
    5,
    /ask a release engineer/,
  ],
  ['no token', () => ['status'], { MFE_TOKEN: '' }, 2, /MFE_TOKEN/],
  ['an invalid address', () => ['status'], { MFE_URL: 'releases' }, 2, /not the address of an edge/],
  [
    'plain http to another machine',
    () => ['status'],
    { MFE_URL: 'http://releases.example.com' },
    2,
    /plain http/,
  ],
  [
    'an address where nothing answers',
    () => ['status'],
    { MFE_URL: 'http://127.0.0.1:1' },
    1,
    /does not answer/,
  ],
  [
    'another name for the audit trail',
    () => ['rollback', remote, '--who', 'bob', '--why', 'x'],
    {},
    2,
    /--who/,
  ],
  ['keys and tokens, which need the store itself', () => ['tokens', 'list'], {}, 2, /needs the store itself/],
  ['a missing key file', publishing, { MFE_KEY: 'nowhere.pem' }, 3, /no readable key/],
  [
    'a visitor id of 100 kB',
    () => ['explain', '--merchant', 'demo', '--visitor', 'v'.repeat(100_000)],
    {},
    3,
    /at most 128 characters/,
  ],
  ['a verification by a team', () => ['verify'], {}, 3, /cannot verify/],
]
it.each(refusals)(
  'mfe over HTTP refuses %s with the exit code of that failure',
  async (_what, args, env, code, message) => {
    const ran = await mfe(args(), env)
    expect([ran.code, ran.err]).toEqual([code, expect.stringMatching(message)])
  },
)

it('mfe over HTTP prints a refusal as JSON with the store’s code', async () => {
  const ran = await mfe(['promote', remote, '9.9.9', '--json'])
  expect(JSON.parse(ran.err)).toMatchObject({ code: 'release.unknown' })
})

it('mfe takes the address of the edge from the command line, and does all that an engineer may', async () => {
  const env = { MFE_URL: '', MFE_TOKEN: engineer.token }
  const away = await mfe(['disable', remote, '--merchant', 'lite', '--why', 'fraud', '--url', url], env)
  expect(away.out).toMatch(/Revision \d+: mf-games is disabled for lite\.\n/)
  const floor = await mfe(['--url', url, 'floor', remote, '--why', 'none'], env)
  expect(floor.out).toMatch(/mf-games has no floor/)
  const verified = await mfe(['verify', '--url', url], env)
  expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/Everything is fine/)])
  const { entries } = await edge.store.readRecord(1)
  expect(entries[0]?.who).toBe(`ann (${engineer.listed.id})`)
})

it('mfe over HTTP signs with the key that MFE_KEY names', async () => {
  const publisher = await openPublisher(edge.path('team.pem'), 'team', 0)
  await addKey(edge.store, { pem: await readFile(edge.path('team.pem'), 'utf8'), name: 'team' }, author)
  await writeFakeDist(edge.path('dist-2'), remote, '1.2.0-0000002b', { 'entry.js': 'two' })
  const ran = await mfe(['publish', remote, '--from', edge.path('dist-2')], {
    MFE_KEY: edge.path('team.pem'),
  })
  expect(ran.code).toBe(0)
  const seal = await edge.store.readFile({ remote, release: '1.2.0-0000002b' }, 'release.sig.json')
  expect(JSON.parse(String(seal))).toMatchObject({ key: publisher.publicKey.key })
})

it('mfe refuses a server that does not answer with the release API', async () => {
  const ran = await mfe(['status'], { MFE_URL: edge.gateway.url })
  expect([ran.code, ran.err]).toEqual([1, expect.stringMatching(/no release API|does not understand/)])
})
