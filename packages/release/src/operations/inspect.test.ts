import { appendFile, rm, writeFile } from 'node:fs/promises'
import { createTempStore, fakeRelease, writeFakeDist } from '../testing'
import type { TempStore } from '../testing'
import { blockRelease, setFloor } from './block'
import { startCanary } from './canary'
import { diff } from './diff'
import { explain } from './explain'
import { pin, unpin } from './pin'
import { promote } from './promote'
import { publishAndPromoteAll } from './publish-and-promote-all'
import { publish } from './publish'
import { rollback } from './rollback'
import { history, readRecord } from './status'
import { rollBackCanary } from './roll-back-canary'
import { verifyStore } from './verify-store'

const author = { who: 'ann', why: 'a test' }
const remote = 'mf-cashier'
const [v1, v2, v3] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'] as const
const shell = '1.0.0-0000000a'
const code = (value: string) => expect.objectContaining({ code: value })
let temp: TempStore
async function dist(name: string, id: string, changes = {}, text = ''): Promise<string> {
  const folder = temp.path(`${name}-${id}`)
  await writeFakeDist(folder, name, id, { 'entry.js': `run('${id}')${text}` }, changes)
  return folder
}
const put = async (name: string, id: string, changes = {}, text = '') =>
  publish(temp.store, { dist: await dist(name, id, changes, text), publisher: temp.publisher })
const routes = (...paths: string[]) => ({
  contributions: { routes: paths.map((path) => ({ id: path, path, title: { en: path } })), slots: [] },
})
const needs = (host: string, shared: Record<string, string> = {}) => ({
  contract: { host, shared, slots: [], says: [], hears: [] },
})
const stored = (id: string, file = 'entry.js') => temp.path(`store/releases/${remote}/${id}/${file}`)
const choice = async (merchant = 'demo', visitor = 'v') =>
  (await explain(temp.store, { merchant, visitor })).choices.find((one) => one.remote === remote)

beforeEach(async () => {
  temp = await createTempStore()
  const dists = [await dist('shell', shell), await dist(remote, v1, routes('/m/w'))]
  await publishAndPromoteAll(temp.store, { dists, publisher: temp.publisher, author })
  await put(remote, v2, routes('/m/w', '/m/v'))
  await put(remote, v3, routes('/m/w', '/m/v'))
})
afterEach(() => temp.remove())

describe('explaining', () => {
  it('explains why a visitor gets a release: channel, canary with its bucket, pin or switch', async () => {
    expect(await choice()).toMatchObject({
      release: v1,
      reason: 'channel',
      because: expect.stringContaining('current release') as string,
    })
    await startCanary(temp.store, { remote, release: '1.1.0', basisPoints: 10_000, guard: 0.1 }, author)
    expect(await choice()).toMatchObject({
      release: v2,
      reason: 'rollout',
      fallback: v1,
      bucket: expect.any(Number) as number,
    })
    await pin(temp.store, { remote, merchant: 'demo', release: v3 }, author)
    expect(await choice()).toMatchObject({ release: v3, because: 'demo is pinned to it' })
    expect(await choice('lite')).toMatchObject({ release: v2 })
    await unpin(temp.store, { remote, merchant: 'demo' }, author)
    expect(await choice()).toMatchObject({ release: v2 })
  })

  it('explains why a visitor gets no release, and which releases were skipped', async () => {
    await promote(temp.store, { remote, release: v2 }, author)
    await blockRelease(temp.store, { remote, release: v2, isBlocked: true }, author)
    expect(await choice()).toMatchObject({ release: v1, notes: [`${v2} is blocked`] })
    await blockRelease(temp.store, { remote, release: v1, isBlocked: true }, author)
    expect(await choice()).toMatchObject({ release: null, reason: 'blocked' })
    await blockRelease(temp.store, { remote, release: '1.1.0', isBlocked: false }, author)
    expect(await choice()).toMatchObject({ release: v2 })
  })

  it.each([
    [{ merchant: '__proto__', visitor: 'v' }, 'merchant.unknown'],
    [{ merchant: 'constructor', visitor: 'v' }, 'merchant.unknown'],
    [{ merchant: 'demo', visitor: 'x'.repeat(10 * 1024 * 1024) }, 'visitor.invalid'],
    [{ merchant: 'demo', visitor: 'v', shell: '9.9.9-99999999' }, 'release.unknown'],
  ])('refuses to explain an unknown merchant, visitor or shell', async (request, expected) => {
    await expect(explain(temp.store, request)).rejects.toEqual(code(expected))
  })
})

describe('a canary', () => {
  it('a canary that its guard rolls back ends and is recorded as such, while another remote’s canary continues', async () => {
    await put('mf-games', v1)
    await put('mf-games', v2)
    await promote(temp.store, { remote: 'mf-games', release: v1 }, author)
    await startCanary(temp.store, { remote: 'mf-games', release: v2, basisPoints: 100 }, author)
    await startCanary(temp.store, { remote, release: v2, basisPoints: 500, guard: 0.1 }, author)
    const { registry } = await rollBackCanary(
      temp.store,
      { remote, release: v2 },
      '3 of 20 page loads failed',
    )
    expect(registry.channels[remote]).toEqual({
      current: v1,
      previous: [],
      rolledBack: [v2],
      guardRollbacks: [{ release: v2, when: expect.any(Number) as number, why: '3 of 20 page loads failed' }],
    })
    expect(registry.channels['mf-games']?.rollout).toMatchObject({ release: v2 })
    expect(await history(temp.store, { limit: 1 })).toMatchObject([
      {
        who: 'canary guard',
        why: '3 of 20 page loads failed',
        action: { kind: 'guard', remote, release: v2, via: 'edge' },
      },
    ])
    await expect(rollBackCanary(temp.store, { remote, release: v2 }, 'x')).rejects.toEqual(
      code('canary.nothing'),
    )
  })

  it.each([
    ['with a share of zero', { basisPoints: 0 }, 'canary.invalid'],
    ['with a share above 100 %', { basisPoints: 10_001 }, 'canary.invalid'],
    ['of the current release', { release: v1 }, 'canary.invalid'],
    ['of a remote without a stable release', { remote: 'mf-games' }, 'release.unknown'],
  ])('refuses to start a canary %s', async (_what, changes, expected) => {
    const request = { remote, release: v2, basisPoints: 100, ...changes }
    await expect(startCanary(temp.store, request, author)).rejects.toEqual(code(expected))
  })
})

describe('a floor', () => {
  it('a floor stops a rollback unless it is overridden, and the history keeps the override', async () => {
    await promote(temp.store, { remote, release: v2 }, author)
    await setFloor(temp.store, { remote, release: '1.1.0' }, author)
    await expect(rollback(temp.store, { remote }, author)).rejects.toThrow(/--override-floor/)
    expect((await readRecord(temp.store, { limit: 1 })).entries[0]).toMatchObject({
      outcome: 'refused',
      code: 'release.below.floor',
    })
    await rollback(temp.store, { remote, overrideFloor: true }, author)
    expect(await choice()).toMatchObject({ release: v1 })
    expect(await history(temp.store, { limit: 1 })).toMatchObject([
      { action: { kind: 'rollback', overrodeFloor: v2, release: v1 } },
    ])
  })

  it('a floor can be overridden for a single merchant', async () => {
    await promote(temp.store, { remote, release: v2 }, author)
    await setFloor(temp.store, { remote, release: v2 }, author)
    await rollback(temp.store, { remote, merchant: 'lite', overrideFloor: true }, author)
    expect(await choice('lite')).toMatchObject({ release: v1, reason: 'pin' })
    expect(await choice('demo')).toMatchObject({ release: v2 })
  })
})

describe('a version', () => {
  it('a version is served under one release id only, also by a canary, a pin or after a rollback', async () => {
    await promote(temp.store, { remote, release: v2 }, author)
    await rollback(temp.store, { remote }, author)
    const again = '1.1.0-0000000f'
    await put(remote, again)
    await expect(promote(temp.store, { remote, release: again }, author)).rejects.toThrow(
      /was released as 1\.1\.0-00000002/,
    )
    await expect(startCanary(temp.store, { remote, release: again, basisPoints: 1 }, author)).rejects.toEqual(
      code('release.version.taken'),
    )
    await expect(pin(temp.store, { remote, merchant: 'demo', release: again }, author)).rejects.toEqual(
      code('release.version.taken'),
    )
    await promote(temp.store, { remote, release: '1.1.0' }, author)
    expect(await choice()).toMatchObject({ release: v2 })
  })

  it('a version that two builds share must be named by its release id', async () => {
    await put(remote, '1.2.0-0000000f')
    await expect(promote(temp.store, { remote, release: '1.2.0' }, author)).rejects.toEqual(
      code('release.ambiguous'),
    )
  })

  it('a version of local builds can be promoted as often as it is built', async () => {
    for (const id of ['1.0.0-dev-0000000b', '1.0.0-dev-0000000c']) {
      await put(remote, id)
      await promote(temp.store, { remote, release: id }, author)
      expect(await choice()).toMatchObject({ release: id })
    }
  })
})

describe('shell and remotes', () => {
  const offers = (host: string) => ({ offers: { host, shared: {}, slots: [] } })
  it('a shell and a remote may be released in either order', async () => {
    await put('shell', '1.1.0-0000000b', offers('1.1.0'))
    await put(remote, '2.0.0-0000000c', needs('^1.1.0'))
    const first = await promote(temp.store, { remote, release: '2.0.0' }, author)
    expect(first.warnings[0]).toContain('an earlier release is served')
    expect(await choice()).toMatchObject({ release: v1, reason: 'stepped-back' })
    await promote(temp.store, { remote: 'shell', release: '1.1.0' }, author)
    expect(await choice()).toMatchObject({ release: '2.0.0-0000000c' })
  })

  it('refuses a shell on which no release of a live remote runs, unless that is accepted', async () => {
    await put('shell', '2.0.0-0000000b', offers('2.0.0'))
    const request = { remote: 'shell', release: '2.0.0' }
    await expect(promote(temp.store, request, author)).rejects.toThrow(/nothing would be left of mf-cashier/)
    const { warnings } = await promote(temp.store, { ...request, strand: true }, author)
    expect(warnings[0]).toMatch(/Nobody gets it with this shell: mf-cashier/)
  })
})

describe('comparing', () => {
  it('comparing two releases lists bytes, files, routes, contract and shared ranges', async () => {
    const next = { ...routes('/m/v'), ...needs('^1.1.0', { react: '^19.1.0' }) }
    await put(remote, '3.0.0-0000000d', next, '/* more */')
    expect(await diff(temp.store, { remote, from: '1.1.0', to: '3.0.0' })).toMatchObject({
      from: v2,
      bytes: { raw: { delta: 10 } },
      files: { added: [], removed: [], changed: ['entry.js'], unchanged: 0 },
      routes: { added: [], removed: ['/m/w'], changed: [] },
      contract: { host: ['^1.0.0', '^1.1.0'] },
      shared: { react: [null, '^19.1.0'] },
    })
    await expect(diff(temp.store, { remote, from: '1.1.0', to: '7.0.0' })).rejects.toEqual(
      code('release.unknown'),
    )
  })
})

describe('verifying', () => {
  const found = async (all = false) => {
    const { isWell, findings } = await verifyStore(temp.store, { all })
    return { isWell, about: findings.map(({ about }) => about) }
  }
  it('verification finds nothing in an intact store', async () => {
    expect(await verifyStore(temp.store)).toMatchObject({
      isWell: true,
      releases: 2,
      files: 2,
      pairs: 1,
      findings: [],
    })
  })
  it.each([
    ['a changed byte of a file', () => appendFile(stored(v1), ' '), `${remote}/${v1}/entry.js`],
    [
      'a changed compressed form',
      () => writeFile(stored(v1, 'entry.js.br'), 'x'),
      `${remote}/${v1}/entry.js`,
    ],
    ['a missing file', () => rm(stored(v1)), `${remote}/${v1}/entry.js`],
    ['a changed release document', () => appendFile(stored(v1, 'release.json'), ' '), `${remote}/${v1}`],
    [
      'a missing release',
      () => rm(temp.path(`store/releases/${remote}/${v1}`), { recursive: true }),
      `${remote}/${v1}`,
    ],
    [
      'a truncated revision',
      () => writeFile(temp.path('store/registry/revisions/00000001.json'), '{'),
      'revision 1',
    ],
  ])('verification finds damage of this kind: %s', async (_what, damage, about) => {
    await promote(temp.store, { remote: 'shell', release: shell }, author)
    await damage()
    const answer = await found()
    expect(answer.about).toContain(about)
    expect(answer.isWell).toBe(false)
  })
  it('verification checks releases that are not live only on request', async () => {
    await appendFile(stored(v3), ' ')
    expect(await found()).toEqual({ isWell: true, about: [] })
    expect(await found(true)).toEqual({ isWell: false, about: [`${remote}/${v3}/entry.js`] })
  })
  it('verification finds a live shell and remote that are incompatible', async () => {
    await put('shell', '2.0.0-0000000b', { offers: { host: '2.0.0', shared: {}, slots: [] } })
    await promote(temp.store, { remote: 'shell', release: '2.0.0', strand: true }, author)
    expect((await found()).about).toEqual([`${remote}/${v1} on shell/2.0.0-0000000b`])
  })
})

it('refuses a build that has the id of a stored release and other bytes', async () => {
  const folder = await dist(remote, v1, routes('/m/w'))
  await appendFile(`${folder}/entry.js`, ' ')
  await expect(publish(temp.store, { dist: folder, publisher: temp.publisher })).rejects.toEqual(
    code('release.hashes'),
  )
  expect(await temp.store.readRelease({ remote, release: v1 })).toMatchObject(
    fakeRelease(remote, v1, { files: expect.anything() as never, ...routes('/m/w') }),
  )
})
