import { rm, writeFile } from 'node:fs/promises'
import { createTempStore, writeFakeDist } from '../testing'
import type { TempStore } from '../testing'
import { readLatest } from '../store/release-store'
import { setFloor } from './block'
import { promote } from './promote'
import { publish } from './publish'
import { publishAndPromoteAll } from './publish-and-promote-all'
import { rollback } from './rollback'
import { history, readRecord } from './status'
import { switchRemote } from './switch-remote'

const author = { who: 'tester', why: 'to try it' }
const [v1, v2] = ['1.0.0-00000001', '1.1.0-00000002'] as const
const shell = '1.0.0-0000000a'
let temp: TempStore
beforeEach(async () => {
  temp = await createTempStore()
})
afterEach(() => temp.remove())

async function dist(remote: string, id: string, paths: string[] = []): Promise<string> {
  const folder = temp.path(`${remote}-${id}`)
  const routes = paths.map((path) => ({ id: path, path, title: { en: path } }))
  const files = { 'entry.js': `console.info('${remote} ${id}')` }
  await writeFakeDist(folder, remote, id, files, { contributions: { routes, slots: [] } })
  return folder
}
const start = (...dists: string[]) =>
  publishAndPromoteAll(temp.store, { dists, publisher: temp.publisher, author })
const current = async (remote: string) => (await readLatest(temp.store))?.channels[remote]?.current
const code = (value: string) => expect.objectContaining({ code: value })

describe('a start', () => {
  it('a start promotes everything in one revision and enables the remotes of the demo merchants', async () => {
    const dists = [await dist('mf-agent', v1), await dist('shell', shell), await dist('mf-cashier', v1)]
    const { registry } = await start(...dists)
    expect(registry).toMatchObject({
      revision: 1,
      parent: null,
      who: 'tester',
      channels: { shell: { current: shell }, 'mf-agent': { current: v1 }, 'mf-cashier': { current: v1 } },
      merchants: {
        demo: { 'mf-agent': { enabled: true }, 'mf-cashier': { enabled: true } },
        lite: { 'mf-agent': { enabled: false }, 'mf-cashier': { enabled: true } },
        'closed-blocked': { 'mf-agent': { enabled: true } },
      },
    })
  })

  it('a start without new builds writes no revision', async () => {
    const dists = [await dist('shell', shell), await dist('mf-cashier', v1)]
    await start(...dists)
    expect(await start(...dists)).toMatchObject({ isChanged: false, registry: { revision: 1 } })
  })

  it('a start promotes only the new build', async () => {
    await start(await dist('shell', shell), await dist('mf-cashier', v1))
    const { registry } = await start(await dist('shell', shell), await dist('mf-cashier', v2))
    expect(registry.channels['mf-cashier']).toEqual({ current: v2, previous: [v1] })
    expect(registry.channels['shell']).toEqual({ current: shell, previous: [] })
  })

  it('a start does not promote a release that was rolled back, nor enable a remote that was disabled', async () => {
    const first = await dist('mf-cashier', v1)
    const second = await dist('mf-cashier', v2)
    await start(await dist('shell', shell), first)
    await start(second)
    await rollback(temp.store, { remote: 'mf-cashier' }, author)
    await switchRemote(temp.store, { remote: 'mf-cashier', merchant: 'demo', enabled: false }, author)
    await start(second)
    expect(await current('mf-cashier')).toBe(v1)
    expect((await readLatest(temp.store))?.merchants['demo']?.['mf-cashier']?.enabled).toBe(false)
  })

  it('a start keeps a release that was promoted over a local build, and returns to an earlier local build of the working tree', async () => {
    const [local, other] = ['1.0.0-dev-0000000d', '1.0.0-dev-0000000e'] as const
    const own = await dist('mf-cashier', local)
    await start(await dist('shell', shell), own)
    await publish(temp.store, { dist: await dist('mf-cashier', v2), publisher: temp.publisher })
    await promote(temp.store, { remote: 'mf-cashier', release: v2 }, author)
    await start(own)
    expect(await current('mf-cashier')).toBe(v2)
    await start(await dist('mf-cashier', other))
    expect(await current('mf-cashier')).toBe(other)
    await start(own)
    expect(await current('mf-cashier')).toBe(local)
  })

  it('a start skips a build below the floor and promotes the others', async () => {
    const first = await dist('mf-cashier', v1)
    await start(await dist('shell', shell), first)
    await start(await dist('mf-cashier', v2))
    await setFloor(temp.store, { remote: 'mf-cashier', release: v2 }, author)
    await start(first, await dist('mf-games', v1))
    expect(await current('mf-cashier')).toBe(v2)
    expect(await current('mf-games')).toBe(v1)
  })

  it('a start with two remotes that claim the same route is refused and promotes nothing', async () => {
    const both = [await dist('mf-games', v1, ['/m/x']), await dist('mf-cashier', v1, ['/m/x'])]
    await expect(start(...both)).rejects.toEqual(code('release.route.taken'))
    expect(await readLatest(temp.store)).toBeUndefined()
  })
})

describe('operating', () => {
  beforeEach(async () => {
    await start(
      await dist('shell', shell),
      await dist('mf-cashier', v1, ['/m/w']),
      await dist('mf-games', v1, ['/m/g']),
    )
  })

  it('promoting and rolling back write one revision each, and the history says who and why', async () => {
    await publish(temp.store, { dist: await dist('mf-cashier', v2), publisher: temp.publisher })
    await promote(temp.store, { remote: 'mf-cashier', release: v2 }, { who: 'ann', why: 'new form' })
    await rollback(temp.store, { remote: 'mf-cashier' }, { who: 'bob', why: 'it fails' })
    expect(await current('mf-cashier')).toBe(v1)
    expect(await history(temp.store, { limit: 2 })).toEqual([
      expect.objectContaining({
        revision: 3,
        parent: 2,
        who: 'bob',
        why: 'it fails',
        promoted: { 'mf-cashier': v1 },
      }),
      expect.objectContaining({ revision: 2, parent: 1, who: 'ann', promoted: { 'mf-cashier': v2 } }),
    ])
    expect(await history(temp.store, { limit: 9, remote: 'mf-games' })).toEqual([
      expect.objectContaining({ revision: 1 }),
    ])
    for (const unknown of ['mf-none', 'constructor'])
      expect(await history(temp.store, { limit: 9, remote: unknown })).toEqual([])
  })

  it('the history names a revision that is damaged or missing and shows the others', async () => {
    for (const enabled of [false, true, false])
      await switchRemote(temp.store, { remote: 'mf-games', merchant: 'demo', enabled }, author)
    const file = (number: number) => temp.path(`store/registry/revisions/0000000${number}.json`)
    await writeFile(file(3), '{')
    await rm(file(2))
    const lines = await history(temp.store, { limit: 9, remote: 'mf-games' })
    expect(lines.map(({ revision, damaged }) => [revision, damaged ?? 'whole'])).toEqual([
      [4, 'whole'],
      [3, expect.stringMatching(/00000003\.json is damaged; restore it/)],
      [2, expect.stringMatching(/^Revision 2 is missing/)],
      [1, 'whole'],
    ])
    const { entries, damaged } = await readRecord(temp.store, { limit: 9 })
    expect(entries.flatMap(({ revision }) => revision ?? [])).toEqual([4, 1])
    expect(damaged).toHaveLength(2)
  })

  it('of two concurrent promotions one succeeds and the other reports a conflict', async () => {
    await publish(temp.store, { dist: await dist('mf-cashier', v2), publisher: temp.publisher })
    await publish(temp.store, { dist: await dist('mf-games', v2), publisher: temp.publisher })
    const both = ['mf-cashier', 'mf-games'].map((remote) =>
      promote(temp.store, { remote, release: v2 }, author),
    )
    const outcomes = await Promise.allSettled(both)
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(lost.map(({ reason }) => reason as unknown)).toEqual([code('registry.conflict')])
    expect((await readLatest(temp.store))?.revision).toBe(2)
  })

  const refusals: [string, () => Promise<unknown>, string][] = [
    [
      'promoting a release that was not published',
      () => promote(temp.store, { remote: 'mf-cashier', release: v2 }, author),
      'release.unknown',
    ],
    [
      'rolling back without an earlier release',
      () => rollback(temp.store, { remote: 'mf-cashier' }, author),
      'rollback.nothing',
    ],
    [
      'rolling back an unknown remote',
      () => rollback(temp.store, { remote: 'mf-none' }, author),
      'remote.unknown',
    ],
    [
      'enabling a remote for an unknown merchant',
      () => switchRemote(temp.store, { remote: 'mf-games', merchant: '__proto__', enabled: true }, author),
      'merchant.unknown',
    ],
    [
      'enabling an unknown remote',
      () => switchRemote(temp.store, { remote: 'constructor', merchant: 'demo', enabled: true }, author),
      'remote.unknown',
    ],
    [
      'disabling the shell',
      () => switchRemote(temp.store, { remote: 'shell', merchant: 'demo', enabled: false }, author),
      'shell.switch',
    ],
  ]
  it.each(refusals)('refuses %s and writes no revision', async (_what, operate, expected) => {
    await expect(operate()).rejects.toEqual(code(expected))
    expect((await readLatest(temp.store))?.revision).toBe(1)
  })
})
