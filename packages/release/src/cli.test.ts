import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundleCli } from './testing/bundle-cli'
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

interface Ran {
  code: number | null
  out: string
  err: string
}
/** Runs `mfe`; it is ended with SIGKILL as soon as `killWhen` resolves. */
async function mfe(args: string[], killWhen?: Promise<unknown>): Promise<Ran> {
  const env = { ...process.env, DATA_DIR: temp.folder }
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ran: Ran = { code: null, out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (ran.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (ran.err += text.toString()))
  if (killWhen) void killWhen.then(() => child.kill('SIGKILL'))
  ran.code = await new Promise((resolve) => child.on('close', resolve))
  return ran
}
async function dist(number: number, files: Record<string, string> = { 'entry.js': `run(${number})` }) {
  const folder = temp.path(`dist-${number}`)
  await writeFakeDist(folder, remote, idOf(number), files)
  return folder
}

it('publishes, promotes and rolls back, and says so', async () => {
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
  ['what was not published', ['promote', remote, idOf(9)], 5, /publish it first/],
  ['a folder without a build', ['publish', remote, '--from', '/nowhere'], 5, /build first/],
  ['a rollback with nothing before', ['rollback', remote, '--why', 'x'], 5, /was ever promoted/],
  ['a rollback without a reason', ['rollback', remote], 2, /--why/],
  [
    'a switch for nobody',
    ['disable', remote, '--merchant', 'nobody', '--why', 'x'],
    5,
    /No merchant is called nobody/,
  ],
  ['an unknown command', ['destroy'], 2, /unknown command/],
]
it.each(refusals)('refuses %s with its own exit code', async (_what, args, code, message) => {
  const ran = await mfe(args)
  expect(ran.code).toBe(code)
  expect(ran.err).toMatch(message)
})

it('says a refusal in JSON where JSON was asked for', async () => {
  const ran = await mfe(['promote', remote, idOf(9), '--json'])
  expect(JSON.parse(ran.err)).toMatchObject({ code: 'release.unknown' })
})

it('of many promotions at once loses none: each is done or told that somebody was first', async () => {
  const numbers = [1, 2, 3, 4]
  for (const number of numbers) await mfe(['publish', remote, '--from', await dist(number)])
  const ran = await Promise.all(numbers.map((number) => mfe(['promote', remote, idOf(number)])))
  const done = ran.filter(({ code }) => code === 0).length
  expect(done).toBeGreaterThan(0)
  expect(ran.every(({ code }) => code === 0 || code === 4)).toBe(true)
  expect((await readLatest(temp.store))?.revision).toBe(done)
}, 30_000)

it('killed in mid-publish leaves a whole release or none, and the next publishing succeeds', async () => {
  const lines = Array.from({ length: 1500 }, (_, line) => `export const v${line} = ${line * 7919}`)
  const files = Object.fromEntries(
    [1, 2, 3, 4].map((file) => [`f${file}.js`, `// ${file}\n${lines.join('\n')}`]),
  )
  let killed = 0
  const writing = async (): Promise<void> => {
    while ((await readdir(temp.path('store/incoming'))).length === 0) await wait(2)
  }
  for (let number = 1; number <= 5; number += 1) {
    const folder = await dist(number, files)
    const midway = writing().then(() => wait(number * 15))
    const { code } = await mfe(['publish', remote, '--from', folder], midway)
    if (code === null) killed += 1
    const name = { remote, release: idOf(number) }
    const release = await temp.store.readRelease(name)
    if (release)
      for (const file of Object.keys(release.files))
        expect((await temp.store.readFile(name, file))?.toString()).toBe(files[file])
    expect((await mfe(['publish', remote, '--from', folder])).code).toBe(0)
    expect(await temp.store.readRelease(name)).toBeDefined()
  }
  expect(killed).toBeGreaterThan(0)
}, 60_000)

it('killed in mid-promote leaves the revision before or the one after', async () => {
  await mfe(['publish', remote, '--from', await dist(1)])
  await mfe(['publish', remote, '--from', await dist(2)])
  await mfe(['promote', remote, idOf(1)])
  for (let round = 0; round < 4; round += 1) {
    const before = await readLatest(temp.store)
    await mfe(['promote', remote, idOf(1 + ((round + 1) % 2))], wait(200 + round * 150))
    const after = await readLatest(temp.store)
    expect([before?.revision, (before?.revision ?? 0) + 1]).toContain(after?.revision)
    const names = await readdir(temp.path('store/registry/revisions'))
    for (const name of names.filter((file) => file.endsWith('.json')))
      expect((await stat(temp.path(`store/registry/revisions/${name}`))).size).toBeGreaterThan(100)
  }
}, 60_000)
