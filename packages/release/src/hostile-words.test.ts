import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unseenIn } from '@plaza/contract/kernel'
import { addKey } from './operations/keys'
import { publishAndPromoteAll } from './operations/publish-and-promote-all'
import { readRecord, status } from './operations/status'
import { switchRemote } from './operations/switch-remote'
import { addToken } from './operations/tokens'
import { publish } from './operations/publish'
import { readLatest } from './store/release-store'
import { seal } from './store/sealed'
import { createTempStore, fakeRelease, writeFakeDist } from './testing'
import type { TempStore } from './testing'
import { bundleCli } from './testing/bundle-cli'
import { integrityOf } from './kernel/integrity'

/** Clears the screen, rings, begins a line of its own, turns the rest round, hides. */
const hostile = 'x\u001b[2J\u0007\n  Revision 99, all is well\u202e\u200b\u009b31m\u2028'
const author = { who: 'ann', why: 'a test' }
const remote = 'mf-cashier'
const [v1, v2] = ['1.0.0-00000001', '1.1.0-00000002'] as const
let script: string
let temp: TempStore
beforeAll(async () => {
  script = await bundleCli(join(__dirname, '..'))
})
beforeEach(async () => {
  temp = await createTempStore()
  const dists = [temp.path('shell'), temp.path(remote)]
  await writeFakeDist(temp.path('shell'), 'shell', '1.0.0-0000000a', { 'main.js': 'run()' })
  await writeFakeDist(temp.path(remote), remote, v1, { 'entry.js': 'run()' })
  await publishAndPromoteAll(temp.store, { dists, publisher: temp.publisher, author })
})
afterEach(() => temp.remove())

async function mfe(args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: temp.folder }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ran = { code: null as number | null, out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (ran.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (ran.err += text.toString()))
  ran.code = await new Promise((resolve) => child.on('close', resolve))
  return ran
}
const stored = (...path: string[]) => temp.path(join('store', ...path))
const reseal = async (path: string, change: (document: Record<string, unknown>) => object) => {
  const { checksum: _seal, ...document } = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>
  await writeFile(path, seal(change(document)))
}

/** Simulates a store from before the rule: every text given by a person is hostile. */
async function age(): Promise<void> {
  const pem = await readFile(temp.path('keys/publisher.pem'), 'utf8')
  await addKey(temp.store, { pem, name: 'again' }, author)
  const request = { name: 'CI', role: 'viewer', remotes: [], merchants: [] } as const
  await addToken(
    temp.store,
    { ...request, remotes: [], merchants: [], expiresAt: Date.now() + 3_600_000 },
    author,
  )
  await switchRemote(temp.store, { remote, merchant: 'lite', enabled: false, reason: 'a test' }, author)
  await reseal(stored('registry/revisions/00000002.json'), (document) => ({
    ...(JSON.parse(
      JSON.stringify(document).replaceAll('a test', JSON.stringify(hostile).slice(1, -1)),
    ) as object),
    who: hostile,
  }))
  for (const folder of ['tokens', 'keys'])
    for (const file of await readdir(stored(folder)))
      await reseal(stored(folder, file), (document) => ({ ...document, name: hostile }))
  for (const file of await readdir(stored('record')))
    await reseal(stored('record', file), (document) => ({ ...document, who: hostile, why: hostile }))
  const body = Buffer.from('run(2)')
  const contract = { host: '^1.0.0', shared: { [hostile]: hostile }, slots: [], says: [hostile], hears: [] }
  const files = { 'entry.js': integrityOf(body) }
  const json = Buffer.from(JSON.stringify(fakeRelease(remote, v2, { commit: hostile, contract, files })))
  const folder = stored('releases', remote, v2)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'release.json'), json)
  await writeFile(join(folder, 'release.sig.json'), JSON.stringify(temp.publisher.sign(json)))
  await writeFile(join(folder, 'entry.js'), body)
}

// RELEASE-7
it('no command prints control characters that an older store contains', async () => {
  await age()
  const commands = [
    ['status'],
    ['history'],
    ['history', '--all'],
    ['tokens', 'list'],
    ['keys', 'list'],
    ['diff', remote, v1, v2],
    ['explain', '--merchant', 'lite', '--visitor', hostile],
    ['verify', '--all'],
    ['promote', remote, v2],
  ]
  for (const command of commands.flatMap((one) => [one, [...one, '--json']])) {
    const { out, err } = await mfe(command)
    const printed = `${out}${err}`
    expect([command.join(' '), unseenIn(printed.replaceAll('\n', ''))]).toEqual([
      command.join(' '),
      undefined,
    ])
    expect(printed).not.toMatch(/^\s*Revision 99/m)
  }
  expect((await mfe(['status'])).out).toContain('x\\u{001B}[2J\\u{0007}\\u{000A}  Revision 99')
})

it('escapes control characters in the reasons of an older store when it writes the next revision', async () => {
  await age()
  await switchRemote(temp.store, { remote, merchant: 'demo', enabled: false }, author)
  const registry = await readLatest(temp.store)
  expect(registry?.revision).toBe(3)
  expect(registry?.merchants['lite']?.[remote]?.reason).toMatch(/^x\\u\{001B\}\[2J/)
})

it.each([
  [
    'a reason',
    ['disable', remote, '--merchant', 'demo', '--why', hostile],
    /--why has the character U\+001B/,
  ],
  ['a name', ['disable', remote, '--merchant', 'demo', '--why', 'x', '--who', hostile], /--who has the/],
  ['a token’s name', ['tokens', 'add', hostile, '--role', 'viewer'], /subject has the character U\+001B/],
  ['a release', ['block', remote, hostile, '--why', 'x'], /release has the character U\+001B/],
  ['a merchant', ['disable', remote, '--merchant', hostile, '--why', 'x'], /merchant has the character/],
])(
  'mfe refuses %s with control characters with exit code 3 and does not print them',
  async (_what, args, said) => {
    const { code, out, err } = await mfe(args)
    expect([code, out]).toEqual([3, ''])
    expect(err).toMatch(said)
    expect(unseenIn(err.replaceAll('\n', ''))).toBeUndefined()
    expect((await status(temp.store))?.revision).toBe(1)
    const { entries } = await readRecord(temp.store, { limit: 99 })
    expect(unseenIn(JSON.stringify(entries))).toBeUndefined()
  },
)

it.each([
  ['commit', { commit: hostile }],
  [
    'title of a page',
    { contributions: { routes: [{ id: 'a', path: '/m/a', title: { en: hostile } }], slots: [] } },
  ],
  ['event', { contract: { host: '^1.0.0', shared: {}, slots: [], says: [hostile], hears: [] } }],
])('refuses to publish a build whose %s contains control characters', async (_what, changes) => {
  await writeFakeDist(temp.path('next'), remote, v2, { 'entry.js': 'run(2)' }, changes)
  await expect(
    publish(temp.store, { dist: temp.path('next'), publisher: temp.publisher }),
  ).rejects.toMatchObject({
    code: 'text.invalid',
    message: expect.stringMatching(/U\+001B/) as string,
  })
  expect(await temp.store.readRelease({ remote, release: v2 })).toBeUndefined()
})

it('the store refuses to write text with control characters', async () => {
  const action = { kind: 'publish' } as const
  const entry = { at: 1, who: 'ann', why: hostile, action, outcome: 'done' } as const
  await expect(temp.store.appendRecord(entry)).rejects.toMatchObject({ code: 'text.invalid' })
  const latest = await readLatest(temp.store)
  if (!latest) throw new Error('nothing was promoted')
  const next = { ...latest, revision: 2, parent: 1, who: hostile }
  await expect(temp.store.append(next)).rejects.toMatchObject({ code: 'text.invalid' })
})
