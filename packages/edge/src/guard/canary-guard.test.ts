import { setTimeout as wait } from 'node:timers/promises'
import type { Registry, Rollout } from '@plaza/contract/release'
import { publish, promote, publishAndPromoteAll, readRecord, startCanary } from '@plaza/release'
import { createTempStore, fakeRegistry, writeFakeDist } from '@plaza/release/testing'
import type { TempStore } from '@plaza/release/testing'
import { pino } from 'pino'
import { openCatalogue } from '../releases/catalogue'
import type { Catalogue } from '../releases/catalogue'
import { createReleaseHealth } from '../counts/release-health'
import type { HealthCounts } from '../counts/release-health'
import { startCanaryGuard } from './canary-guard'
import type { CanaryGuard } from './canary-guard'
import { begunCanaries } from './follow-rollouts'

const remote = 'mf-a'
const [v1, v2, v3] = ['1.0.0-00000001', '1.1.0-00000002', '1.2.0-00000003'] as const
const author = { who: 'a test', why: 'to try it' }
let temp: TempStore
let catalogue: Catalogue
let health: HealthCounts
let guard: CanaryGuard
let lines: string[]
/** Whether the store can be written. */
let isWritable: boolean
/** How long the store takes to write a revision, ms. */
let writeMs: number

beforeEach(async () => {
  temp = await createTempStore()
  lines = []
  isWritable = true
  writeMs = 0
  const dists: string[] = []
  for (const [name, id] of [
    [remote, v1],
    ['mf-b', v1],
  ] as const) {
    dists.push(temp.path(name))
    await writeFakeDist(temp.path(name), name, id, { 'entry.js': name })
  }
  await publishAndPromoteAll(temp.store, { dists, publisher: temp.publisher, author })
  for (const id of [v2, v3]) {
    await writeFakeDist(temp.path(id), remote, id, { 'entry.js': id })
    await publish(temp.store, { dist: temp.path(id), publisher: temp.publisher })
  }
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  catalogue = await openCatalogue(temp.store, log, { pollMs: 5 })
  health = createReleaseHealth()
  const store = Object.create(temp.store, {
    append: {
      value: async (next: Registry) => {
        await wait(writeMs)
        if (!isWritable) throw new Error('the disk is full')
        await temp.store.append(next)
      },
    },
  }) as typeof temp.store
  guard = startCanaryGuard({ catalogue, health, store, log, everyMs: 20 })
})
afterEach(async () => {
  await guard.stop()
  await catalogue.close()
  await temp.remove()
})

const record = async () => (await readRecord(temp.store, { limit: 20 })).entries
const channel = () => catalogue.snapshot()?.registry.channels[remote]
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5))
}
async function canary(terms: Partial<Rollout> = {}, release: string = v2): Promise<void> {
  const { registry } = await startCanary(
    temp.store,
    { remote, release, basisPoints: 5_000, guard: 0.5, sample: 3, addresses: 1, ...terms },
    author,
  )
  await until(() => catalogue.snapshot()?.registry.revision === registry.revision)
}
const load = (page: string, release: string = v2, address = 'a network') =>
  health.loaded({ page, merchant: 'demo', address, remote, release })
const fail = (page: string, release: string = v2, address = 'a network') =>
  health.failed({ page, merchant: 'demo', address, remote, release }, 'render')

describe('the guard of a canary', () => {
  // GUARD-1
  it('the guard rolls a canary back once enough page loads failed, and gives the reason in audit trail and log', async () => {
    await canary()
    fail('1')
    fail('2')
    await guard.judge()
    expect(channel()?.rollout?.release).toBe(v2)
    fail('3')
    await until(() => channel()?.rollout === undefined)
    expect(channel()).toMatchObject({ current: v1, rolledBack: [v2] })
    const [entry] = await record()
    expect(entry).toMatchObject({
      who: 'canary guard',
      why: expect.stringMatching(/3 of 3 page loads failed \(100 %: 3 at render\)/) as string,
      action: { kind: 'guard', remote, release: v2, via: 'edge' },
      outcome: 'done',
    })
    expect(lines.join()).toContain('the guard rolled a canary back')
  })

  // SERVER-10
  it('the guard stops only after a rollback that it began is written', async () => {
    writeMs = 100
    await canary()
    for (const page of ['1', '2', '3']) fail(page)
    await guard.stop()
    const [entry] = await record()
    expect(entry).toMatchObject({ action: { kind: 'guard', release: v2 }, outcome: 'done' })
  })

  // GUARD-1
  it('the guard keeps a canary that is within its bound or has none', async () => {
    await canary()
    for (const page of ['1', '2', '3', '4']) load(page)
    fail('1')
    fail('2')
    await guard.judge()
    expect(channel()?.rollout?.release).toBe(v2)
    await promote(temp.store, { remote, release: v1 }, author)
    await startCanary(temp.store, { remote, release: v3, basisPoints: 100 }, author)
    await until(() => channel()?.rollout?.release === v3)
    for (const page of ['1', '2', '3', '4']) fail(page, v3)
    await guard.judge()
    expect(channel()?.rollout?.release).toBe(v3)
  })

  // GUARD-1
  it('the guard needs reports from many networks, however many page loads one network reports', async () => {
    await canary({ addresses: 4, sample: 4 })
    for (let page = 0; page < 100; page += 1) fail(`flood ${page}`)
    for (const page of ['1', '2', '3', '4']) load(page, v2, `network ${page}`)
    await guard.judge()
    expect(channel()?.rollout?.release).toBe(v2)
    for (const page of ['1', '2', '3', '4']) fail(page, v2, `network ${page}`)
    await until(() => channel()?.rollout === undefined)
  })

  it('the guard counts from the start of the canary, ignores earlier page loads, and keeps counting when the share grows', async () => {
    for (const page of ['1', '2', '3']) fail(page)
    await canary()
    await guard.judge()
    expect(channel()?.rollout?.release).toBe(v2)
    fail('4')
    fail('5')
    await canary({ basisPoints: 6_000 })
    expect(health.of(remote)[0]).toMatchObject({ release: v2, loads: 2, failed: 2 })
    fail('6')
    await until(() => channel()?.rollout === undefined)
  })

  it('the guard retries until the store can be written, and logs each failure', async () => {
    await canary()
    isWritable = false
    for (const page of ['1', '2', '3']) fail(page)
    await until(() => lines.filter((line) => line.includes('could not take a canary back')).length > 1)
    expect(channel()?.rollout?.release).toBe(v2)
    isWritable = true
    writeMs = 0
    await until(() => channel()?.rollout === undefined)
  })

  it('the guard acts once when several edges decide at the same time', async () => {
    await canary()
    for (const page of ['1', '2', '3', '4', '5']) fail(page)
    await Promise.all([guard.judge(), guard.judge()])
    await until(() => channel()?.rollout === undefined)
    await guard.judge()
    const done = (await record()).filter(({ action }) => action.kind === 'guard')
    expect(done).toHaveLength(1)
  })
})

describe('canaries that have begun', () => {
  const at = (revision: number, release?: string, changed = remote): Registry => ({
    ...fakeRegistry({
      [remote]: {
        current: v1,
        ...(release && { rollout: { release, basisPoints: 1, salt: release, guard: 0.1 } }),
      },
    }),
    revision,
    action: { kind: 'canary', remote: changed },
  })
  it.each([
    ['the first registry that is seen', undefined, at(7, v2), [v2]],
    ['a new canary', at(6), at(7, v2), [v2]],
    ['a canary of another release', at(6, v3), at(7, v2), [v2]],
    ['the same canary with another share', at(6, v2), at(7, v2), []],
    ['the same canary after revisions that were not seen', at(4, v2), at(7, v2), [v2]],
    ['another remote changed in revisions that were not seen', at(4, v2), at(7, v2, 'mf-b'), []],
    ['no canary', at(6, v2), at(7), []],
  ])('finds the canaries that have begun: %s', (_what, before, now, begun) => {
    expect(begunCanaries(before, now).map(({ rollout }) => rollout.release)).toEqual(begun)
  })
})
