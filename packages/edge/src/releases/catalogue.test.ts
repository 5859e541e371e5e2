import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { openPublisher, promote, publish, publishAndPromoteAll, revokeKey } from '@plaza/release'
import { createTempStore, writeFakeDist } from '@plaza/release/testing'
import type { TempStore } from '@plaza/release/testing'
import { pino } from 'pino'
import { openCatalogue } from './catalogue'
import type { Catalogue } from './catalogue'
import { lastGoodAtMostMs, lastGoodFile } from './last-good'

const [v1, v2] = ['1.0.0-00000001', '1.1.0-00000002'] as const
const author = { who: 'a test', why: 'to try it' }
const log = pino({ level: 'silent' })
let temp: TempStore
let now: number
const open: Catalogue[] = []
beforeEach(async () => {
  now = 1_000_000
  temp = await createTempStore()
  const dist = temp.path('dist-1')
  await writeFakeDist(dist, 'mf-a', v1, { 'entry.js': 'a' })
  await publishAndPromoteAll(temp.store, { dists: [dist], publisher: temp.publisher, author })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((catalogue) => catalogue.close()))
  await temp.remove()
})

async function follow(pollMs = 5): Promise<Catalogue> {
  const options = { pollMs, lastGood: lastGoodFile(temp.path('data')), now: () => now }
  const catalogue = await openCatalogue(temp.store, log, options)
  open.push(catalogue)
  return catalogue
}
const damage = () => writeFile(temp.path('store/registry/revisions/00000001.json'), '{')
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5))
}

it('keeps the last good registry while the next revision is unreadable, and follows it once it is readable', async () => {
  const catalogue = await follow()
  const path = temp.path('store/registry/revisions/00000002.json')
  await writeFile(path, '{')
  await until(() => !catalogue.isReadable())
  expect(catalogue.snapshot()?.registry.revision).toBe(1)
  await rm(path)
  const dist = temp.path('dist-2')
  await writeFakeDist(dist, 'mf-a', v2, { 'entry.js': 'b' })
  await publish(temp.store, { dist, publisher: temp.publisher })
  await promote(temp.store, { remote: 'mf-a', release: v2 }, author)
  await until(() => catalogue.snapshot()?.registry.revision === 2)
  expect(catalogue.isReadable()).toBe(true)
  expect(catalogue.snapshot()?.registry.channels['mf-a']?.current).toBe(v2)
})

it('stops serving a registry that could not be checked for more than 24 hours', async () => {
  const catalogue = await follow()
  await writeFile(temp.path('store/registry/revisions/00000002.json'), '{')
  await until(() => !catalogue.isReadable())
  now += lastGoodAtMostMs
  expect(catalogue.snapshot()?.registry.revision).toBe(1)
  now += 1
  expect(catalogue.snapshot()).toBeUndefined()
  expect(catalogue.reading()).toEqual({
    isReadable: false,
    lastGoodAt: 1_000_000,
    problem: 'registry.corrupt',
  })
})

it('starts from the saved registry when the store is unreadable, and reports it', async () => {
  await (await follow()).close()
  await damage()
  now += lastGoodAtMostMs
  const again = await follow()
  expect(again.isReadable()).toBe(false)
  expect(again.snapshot()?.registry.channels['mf-a']?.current).toBe(v1)
  expect(await again.release({ remote: 'mf-a', release: v1 })).toMatchObject({ release: v1 })
})

it('treats a store whose revisions are missing as unreadable, not as empty', async () => {
  const catalogue = await follow()
  await rm(temp.path('store/registry/revisions/00000001.json'))
  await until(() => !catalogue.isReadable())
  expect(catalogue.snapshot()?.registry.revision).toBe(1)
  await catalogue.close()
  const again = await follow()
  expect(again.snapshot()?.registry.revision).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(again.isReadable()).toBe(false)
  now += lastGoodAtMostMs + 1
  expect(again.snapshot()).toBeUndefined()
})

it.each([
  ['older than 24 hours', () => void (now += lastGoodAtMostMs + 1)],
  ['damaged', () => writeFile(temp.path('data/edge/last-good.json'), 'x')],
  ['missing', () => rm(temp.path('data/edge'), { recursive: true })],
])('does not start from a saved registry that is %s', async (_what, change) => {
  await (await follow()).close()
  await damage()
  await change()
  await expect(follow()).rejects.toMatchObject({ code: 'registry.corrupt' })
})

describe('a release that was damaged', () => {
  const file = () => temp.path(`store/releases/mf-a/${v1}/release.json`)
  const given = (catalogue: Catalogue) => catalogue.snapshot()?.releases('mf-a', v1)

  it('keeps serving a damaged release after a restart from the saved registry, which was checked when it was saved', async () => {
    await (await follow()).close()
    await writeFile(file(), '{')
    const again = await follow()
    expect(again.isReadable()).toBe(true)
    expect(given(again)).toMatchObject({ release: v1 })
  })

  it('keeps serving a release after a restart when the key that signed it is damaged', async () => {
    await (await follow()).close()
    await writeFile(temp.path(`store/keys/${temp.publisher.publicKey.key}.json`), '{')
    expect(given(await follow())).toMatchObject({ release: v1 })
  })

  it('leaves a damaged release that was not saved out until it is restored', async () => {
    const whole = await readFile(file())
    await writeFile(file(), '{')
    const catalogue = await follow()
    expect(given(catalogue)).toBeUndefined()
    await writeFile(file(), whole)
    now += 60_000
    await until(() => given(catalogue) !== undefined)
    expect(given(catalogue)).toMatchObject({ release: v1 })
  })
})

it('stops serving the releases of a distrusted key without a new revision', async () => {
  const team = await openPublisher(temp.path('team/key.pem'), 'team', 0)
  await temp.store.trust(team.publicKey)
  const dist = temp.path('dist-2')
  await writeFakeDist(dist, 'mf-a', v2, { 'entry.js': 'b' })
  await publish(temp.store, { dist, publisher: team })
  await promote(temp.store, { remote: 'mf-a', release: v2 }, author)
  await promote(temp.store, { remote: 'mf-a', release: v1 }, author)
  const catalogue = await follow()
  expect(catalogue.snapshot()?.releases('mf-a', v2)).toMatchObject({ release: v2 })
  await revokeKey(temp.store, { key: team.publicKey.key, distrust: true }, author)
  now += 60_000
  await until(() => catalogue.snapshot()?.releases('mf-a', v2) === undefined)
  expect(catalogue.snapshot()?.releases('mf-a', v1)).toMatchObject({ release: v1 })
  expect(await catalogue.release({ remote: 'mf-a', release: v2 })).toBeUndefined()
})

// SERVER-10
it('closes only after the registry that it is saving is saved, and looks at the store no more', async () => {
  const events: string[] = []
  let isSaving = () => {}
  const saving = new Promise<void>((resolve) => (isSaving = resolve))
  const lastGood = {
    read: () => Promise.resolve(undefined),
    write: async () => {
      if (events.push('begun') < 2) return
      isSaving()
      await wait(100)
      events.push('saved')
    },
  }
  const catalogue = await openCatalogue(temp.store, log, { pollMs: 5, lastGood, now: () => (now += 60_000) })
  await saving
  await catalogue.close()
  expect(events).toEqual(['begun', 'begun', 'saved'])
  await catalogue.refresh()
  expect(events).toHaveLength(3)
})
