import { rm, writeFile } from 'node:fs/promises'
import { createTempStore, writeFakeDist } from '../testing'
import type { TempStore } from '../testing'
import { startCanary } from './canary'
import { explain } from './explain'
import { pin } from './pin'
import { previewChange } from './preview-change'
import { promote } from './promote'
import { publish } from './publish'
import { publishAndPromoteAll } from './publish-and-promote-all'
import { rollback } from './rollback'
import { history, status } from './status'
import { rollBackCanary } from './roll-back-canary'

const author = { who: 'ann', why: 'a test' }
const remote = 'mf-cashier'
const [v1, v2, v3] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'] as const
const shell = '1.0.0-0000000a'
const code = (value: string) => expect.objectContaining({ code: value })
const text = `run('${'x'.repeat(2000)}')`
let temp: TempStore

async function dist(name: string, id: string, changes = {}): Promise<string> {
  const folder = temp.path(`${name}-${id}`)
  await writeFakeDist(folder, name, id, { 'entry.js': text, 'chunk.js': `${text}//${id}` }, changes)
  return folder
}
const put = async (id: string, changes = {}) =>
  publish(temp.store, { dist: await dist(remote, id, changes), publisher: temp.publisher })
const start = (...dists: string[]) =>
  publishAndPromoteAll(temp.store, { dists, publisher: temp.publisher, author })
const stored = (id: string, file: string) => temp.path(`store/releases/${remote}/${id}/${file}`)
const channel = async () => (await status(temp.store))?.channels[remote]
const contract = (changes: object) => ({
  contract: { host: '^1.0.0', shared: {}, slots: [], says: [], hears: [], ...changes },
})
const routes = (...paths: string[]) => ({
  contributions: { routes: paths.map((path) => ({ id: path, path, title: { en: path } })), slots: [] },
})

beforeEach(async () => {
  temp = await createTempStore()
})
afterEach(() => temp.remove())

describe('a release with a damaged file', () => {
  beforeEach(async () => {
    await start(await dist('shell', shell), await dist(remote, v1))
    await put(v2)
    await put(v3)
  })
  const damages: [string, (id: string) => Promise<void>, RegExp][] = [
    ['missing', (id) => rm(stored(id, 'chunk.js')), /chunk\.js.*It is missing/],
    ['changed', (id) => writeFile(stored(id, 'chunk.js'), 'x'), /chunk\.js.*not match its hash/],
    ['damaged in one stored form', (id) => writeFile(stored(id, 'chunk.js.br'), 'x'), /chunk\.js.*br form/],
  ]

  it.each(damages)(
    'a release with a file that is %s cannot be promoted, started as a canary or pinned',
    async (_what, damage, message) => {
      await damage(v2)
      const refused = async (operation: Promise<unknown>) => {
        await expect(operation).rejects.toEqual(code('release.corrupt'))
        await expect(operation).rejects.toThrow(message)
      }
      await refused(promote(temp.store, { remote, release: v2 }, author))
      await refused(startCanary(temp.store, { remote, release: v2, basisPoints: 100 }, author))
      await refused(pin(temp.store, { remote, merchant: 'demo', release: v2 }, author))
      await refused(previewChange(temp.store, { kind: 'promote', remote, release: v2 }))
      expect((await status(temp.store))?.revision).toBe(1)
    },
  )

  it.each(damages)(
    'a rollback skips a release with a file that is %s, and refuses it as a named target',
    async (_what, damage, message) => {
      await promote(temp.store, { remote, release: v2 }, author)
      await promote(temp.store, { remote, release: v3 }, author)
      await damage(v2)
      await expect(rollback(temp.store, { remote, to: v2 }, author)).rejects.toEqual(code('release.corrupt'))
      const { warnings } = await rollback(temp.store, { remote }, author)
      expect(warnings).toEqual([expect.stringMatching(message)])
      expect(await channel()).toMatchObject({ current: v1 })
    },
  )

  it('a canary can be ended while the current release misses a file', async () => {
    await startCanary(temp.store, { remote, release: v2, basisPoints: 100 }, author)
    await rm(stored(v1, 'chunk.js'))
    const { warnings } = await rollback(temp.store, { remote }, author)
    expect(warnings.join(' ')).toMatch(/chunk\.js.*is missing/)
    expect(await channel()).toMatchObject({ current: v1 })
  })

  it('a rollback is refused with the cause when its only target misses a file', async () => {
    await promote(temp.store, { remote, release: v2 }, author)
    await rm(stored(v1, 'chunk.js'))
    await expect(rollback(temp.store, { remote }, author)).rejects.toThrow(/chunk\.js.*is missing/)
    expect(await channel()).toMatchObject({ current: v2 })
  })

  it('a start skips a release that misses a file and promotes the others', async () => {
    await rm(stored(v2, 'chunk.js'))
    const games = await dist('mf-games', v1)
    const { leftOut, registry } = await start(await dist(remote, v2), games)
    expect(leftOut).toEqual([expect.stringMatching(/chunk\.js.*is missing/)])
    expect(registry.channels).toMatchObject({ [remote]: { current: v1 }, 'mf-games': { current: v1 } })
  })
})

describe('a changed contract', () => {
  const wide = contract({ says: ['money:inflight', 'money:done'], hears: ['session:ended'] })
  beforeEach(async () => {
    await start(await dist('shell', shell), await dist(remote, v1, { ...wide, ...routes('/m/a', '/m/b') }))
  })

  it.each([
    ['no longer emits an event', { ...wide.contract, says: ['money:done'] }, 'emits money:inflight'],
    ['no longer listens to an event', { ...wide.contract, hears: [] }, 'subscribes to session:ended'],
  ])(
    'a release whose contract %s must be accepted, and the audit trail records what was accepted',
    async (_what, changes, lost) => {
      await put(v2, { ...contract(changes), ...routes('/m/a', '/m/b') })
      const operations = [
        promote(temp.store, { remote, release: v2 }, author),
        startCanary(temp.store, { remote, release: v2, basisPoints: 100 }, author),
        pin(temp.store, { remote, merchant: 'demo', release: v2 }, author),
      ]
      for (const one of operations) {
        await expect(one).rejects.toEqual(code('release.narrower'))
        await expect(one).rejects.toThrow(`no longer ${lost}`)
      }
      const request = { remote, release: v2, basisPoints: 100, accept: true }
      await startCanary(temp.store, request, author)
      expect((await history(temp.store, { limit: 1 }))[0]?.action).toMatchObject({
        accepted: `no longer ${lost}`,
      })
      const { warnings } = await promote(temp.store, { remote, release: v2 }, author)
      expect(warnings).toEqual(expect.arrayContaining([expect.stringContaining(`no longer ${lost}`)]))
      expect(await channel()).toMatchObject({ current: v2 })
    },
  )

  it('a release that emits more events and has other routes is promoted with a warning about the differences', async () => {
    const more = { ...wide.contract, says: [...wide.contract.says, 'money:late'] }
    await put(v2, { ...contract(more), ...routes('/m/a', '/m/c') })
    const { warnings } = await promote(temp.store, { remote, release: v2 }, author)
    expect(warnings[0]).toBe(
      `Compared with ${v1} it emits money:late; no longer has the route /m/b; has the new route /m/c.`,
    )
  })
})

it('a release that the guard rolled back is neither a fallback nor the target of a rollback, even if it was live before', async () => {
  await start(await dist('shell', shell), await dist(remote, v1))
  for (const id of [v2, v3]) {
    await put(id)
    await promote(temp.store, { remote, release: id }, author)
  }
  await startCanary(temp.store, { remote, release: v2, basisPoints: 5000, guard: 0.1 }, author)
  await rollBackCanary(temp.store, { remote, release: v2 }, '3 of 20 page loads failed')
  const plan = await explain(temp.store, { merchant: 'demo', visitor: 'v' })
  expect(plan.choices.find((choice) => choice.remote === remote)).toMatchObject({ release: v3, fallback: v1 })
  await rollback(temp.store, { remote }, author)
  expect(await channel()).toMatchObject({ current: v1 })
})
