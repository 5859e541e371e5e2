import { spawn } from 'node:child_process'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleCli } from './testing/bundle-cli'
import { killPromoting, killPublishing } from './testing/kill-rounds'
import { createTempStore, writeFakeDist } from './testing'
import type { TempStore } from './testing'
import { readLatest } from './store/release-store'

const remote = 'mf-cashier'
const idOf = (number: number) => `1.${number}.0-${String(number).padStart(8, '0')}`
let script: string
let temp: TempStore
beforeAll(async () => {
  script = await bundleCli(join(__dirname, '..'))
})
beforeEach(async () => {
  temp = await createTempStore()
  await temp.store.trust(temp.publisher.publicKey)
})
afterEach(() => temp.remove())

interface CommandResult {
  code: number | null
  out: string
  err: string
}
async function mfe(args: string[], dataDir = temp.folder): Promise<CommandResult> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ran: CommandResult = { code: null, out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (ran.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (ran.err += text.toString()))
  ran.code = await new Promise((resolve) => child.on('close', resolve))
  return ran
}
async function dist(number: number, files: Record<string, string> = { 'entry.js': `run(${number})` }) {
  const folder = temp.path(`dist-${number}`)
  await writeFakeDist(folder, remote, idOf(number), files)
  return folder
}

// MFE-1
it('mfe publishes, promotes and rolls back a remote and prints each result', async () => {
  for (const number of [1, 2]) {
    const published = await mfe(['publish', remote, '--from', await dist(number)])
    expect(published).toMatchObject({ code: 0, out: `Published ${remote} ${idOf(number)}.\n` })
    expect((await mfe(['promote', remote, idOf(number), '--why', 'new'])).code).toBe(0)
  }
  const back = await mfe(['rollback', remote, '--why', 'it fails', '--who', 'ann'])
  expect(back.out).toBe(`Revision 3: ${remote} is back at ${idOf(1)}.\n`)
  const history = await mfe(['history', '--json', '--limit', '1'])
  expect(JSON.parse(history.out)).toMatchObject([{ revision: 3, who: 'ann', why: 'it fails' }])
  expect((await mfe(['status'])).out).toContain(idOf(1))
})

const refusals: [string, string[], number, RegExp][] = [
  ['to promote a release that was not published', ['promote', remote, idOf(9)], 5, /publish it first/],
  ['a folder without a build', ['publish', remote, '--from', '/nowhere'], 5, /Build first/],
  ['a rollback without an earlier release', ['rollback', remote, '--why', 'x'], 5, /has been promoted/],
  ['a rollback without a reason', ['rollback', remote], 2, /--why/],
  [
    'to disable a remote for an unknown merchant',
    ['disable', remote, '--merchant', 'nobody', '--why', 'x'],
    5,
    /no merchant called nobody/,
  ],
  ['an unknown command', ['destroy'], 2, /unknown command/],
  ['a canary without its share', ['promote', remote, idOf(1), '--channel', 'canary'], 2, /--percent 5/],
  ['a guard without a canary', ['promote', remote, idOf(1), '--guard', '0.1'], 2, /add --percent/],
  [
    'a canary for one merchant',
    ['promote', remote, idOf(1), '--merchant', 'demo', '--percent', '5'],
    2,
    /one whole merchant/,
  ],
  [
    '--proven together with --unproven',
    ['promote', remote, idOf(1), '--proven', '--unproven', '--why', 'x'],
    2,
    /use one/,
  ],
  ['an unproven promotion without a reason', ['promote', remote, idOf(1), '--unproven'], 2, /needs --why/],
  ['a narrower contract without a reason', ['promote', remote, idOf(1), '--accept'], 2, /needs --why/],
  ['a proven pin', ['promote', remote, idOf(1), '--proven', '--merchant', 'demo'], 2, /needs no skew matrix/],
  ['a share above 100 %', ['promote', remote, idOf(1), '--percent', '101'], 2, /0\.01 to 100/],
  ['a guard of zero', ['promote', remote, idOf(1), '--percent', '5', '--guard', '0'], 2, /such as 0\.05/],
  [
    'a token with an unknown role',
    ['tokens', 'add', 'x', '--role', 'king'],
    2,
    /engineer, team, merchant, viewer/,
  ],
  ['a team token without remotes', ['tokens', 'add', 'x', '--role', 'team'], 3, /needs its remotes/],
  ['to revoke an unknown key', ['keys', 'revoke', 'f'.repeat(16), '--why', 'x'], 5, /mfe keys list/],
]
it.each(refusals)('mfe refuses %s with the exit code of that failure', async (_what, args, code, message) => {
  const ran = await mfe(args)
  expect(ran.code).toBe(code)
  expect(ran.err).toMatch(message)
})

it('mfe --json prints a refusal as JSON', async () => {
  const ran = await mfe(['promote', remote, idOf(9), '--json'])
  expect(JSON.parse(ran.err)).toMatchObject({ code: 'release.unknown' })
})

it('mfe --json prints a usage error as JSON', async () => {
  const ran = await mfe(['promote', remote, '--json'])
  expect(ran.code).toBe(2)
  expect(JSON.parse(ran.err)).toMatchObject({ code: 'usage' })
})

it('mfe starts a canary, shows its share and ends it by a rollback', async () => {
  for (const number of [1, 2]) await mfe(['publish', remote, '--from', await dist(number)])
  await mfe(['promote', remote, '1.1.0'])
  const few = await mfe(['promote', remote, '1.2.0', '--percent', '2.5', '--guard', '2%'])
  expect(few.out).toBe(
    `Revision 2: ${remote} ${idOf(2)} goes to 2.5 % of the visitors, rolled back automatically above 2 % failures.\n`,
  )
  expect((await mfe(['status'])).out).toContain(`canary: ${idOf(2)} for 2.5 %`)
  const out = await mfe(['rollback', remote, '--why', 'slow'])
  expect(out.out).toContain(`The canary has ended; everyone gets ${idOf(1)}.`)
  expect((await mfe(['history', '--all', '--limit', '1'])).out).toMatch(/done +\S+ +rollback mf-cashier/)
  const verified = await mfe(['verify', '--json'])
  expect(JSON.parse(verified.out)).toMatchObject({ isWell: true, revision: 3 })
})

it('mfe blocks a release without a reason and records "blocked" in its place', async () => {
  await mfe(['publish', remote, '--from', await dist(1)])
  const blocked = await mfe(['block', remote, '1.1.0'])
  expect(blocked).toMatchObject({ code: 0, out: `Revision 1: ${remote} ${idOf(1)} is blocked.\n` })
  expect((await mfe(['history'])).out).toMatch(/block mf-cashier 1\.1\.0-00000001 +blocked/)
})

it.each([['status'], ['history'], ['verify'], ['rollback', remote, '--why', 'x']])(
  'mfe reports a missing store and does not create one: %s',
  async (...args) => {
    const elsewhere = temp.path('elsewhere')
    const ran = await mfe(args, elsewhere)
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toMatch(
      /There is no release store in .*elsewhere.store\. RELEASE_STORE, or DATA_DIR, sets/,
    )
    await expect(access(elsewhere)).rejects.toMatchObject({ code: 'ENOENT' })
  },
)

it('mfe history prints "Nothing yet." for a remote that never changed', async () => {
  expect((await mfe(['history', 'mf-none'])).out).toBe('Nothing yet.\n')
})

it('mfe verify exits with 6 when it finds damage', async () => {
  await mfe(['publish', remote, '--from', await dist(1)])
  await mfe(['promote', remote, idOf(1)])
  await writeFile(temp.path(`store/releases/${remote}/${idOf(1)}/entry.js`), 'other')
  const verified = await mfe(['verify'])
  expect(verified.code).toBe(6)
  expect(verified.out).toMatch(/entry\.js: It does not match its hash/)
})

it('each of many concurrent mfe promote commands succeeds or reports a conflict, and none is lost', async () => {
  const numbers = [1, 2, 3, 4]
  for (const number of numbers) await mfe(['publish', remote, '--from', await dist(number)])
  const ran = await Promise.all(numbers.map((number) => mfe(['promote', remote, idOf(number)])))
  const done = ran.filter(({ code }) => code === 0).length
  expect(done).toBeGreaterThan(0)
  expect(ran.every(({ code }) => code === 0 || code === 4)).toBe(true)
  expect((await readLatest(temp.store))?.revision).toBe(done)
})

it('mfe killed while publishing leaves a complete release or none, and the next publish succeeds', async () => {
  const { killed, torn, lost } = await killPublishing({ temp, script, rounds: 5 })
  expect({ torn, lost }).toEqual({ torn: [], lost: [] })
  expect(killed).toBeGreaterThan(0)
})

it('mfe killed while promoting leaves the previous or the next revision, complete', async () => {
  const { killed, torn, lost } = await killPromoting({ temp, script, rounds: 5 })
  expect({ torn, lost }).toEqual({ torn: [], lost: [] })
  expect(killed).toBeGreaterThan(0)
})

it('mfe promote --proven exits with 3 for an unproven release and names the command that proves it', async () => {
  const shell = temp.path('shell')
  await writeFakeDist(shell, 'shell', idOf(1), { 'entry.js': 'run()' })
  await mfe(['publish', 'shell', '--from', shell])
  await mfe(['promote', 'shell', idOf(1)])
  await mfe(['publish', remote, '--from', await dist(1)])
  const ran = await mfe(['promote', remote, idOf(1), '--proven'])
  expect(ran.code).toBe(3)
  expect(ran.err).toContain(`npm run skew -- ${remote} ${idOf(1)}`)
})
