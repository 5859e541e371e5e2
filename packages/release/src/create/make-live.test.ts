import { storeBackend } from '../backend/store-backend'
import { publishAndPromoteAll } from '../operations/publish-and-promote-all'
import { readLatest } from '../store/release-store'
import { createTempStore, writeFakeDist } from '../testing'
import type { TempStore } from '../testing'
import { checkLive, makeLive, liveSteps } from './make-live'
import { printNextSteps } from './next-steps'

const author = { who: 'ann', why: 'a test' }
const remote = 'mf-loyalty'
const release = '1.0.0-dev-00000001'
let temp: TempStore
beforeEach(async () => {
  temp = await createTempStore()
})
afterEach(() => temp.remove())

async function start(): Promise<void> {
  await writeFakeDist(temp.path('shell'), 'shell', '1.0.0-0000000a', { 'main.js': 'run()' })
  await publishAndPromoteAll(temp.store, { dists: [temp.path('shell')], publisher: temp.publisher, author })
}

it('builds, publishes, promotes and enables a new remote for its merchant alone, in separate steps', async () => {
  await start()
  const backend = storeBackend(temp.store, async () => undefined)
  const folder = temp.path(remote)
  const build = async () =>
    void (await writeFakeDist(`${folder}/dist`, remote, release, { 'entry.js': 'run()' }))
  const steps = printNextSteps(liveSteps, () => undefined)
  await checkLive(backend, 'demo')
  await makeLive(
    { remote, folder },
    { backend, merchant: 'demo', publisher: temp.publisher, author, build },
    steps,
  )
  expect(steps.done.map(({ what }) => what)).toEqual([
    'building it',
    'publishing it',
    'promoting it',
    'turning it on for demo',
  ])
  const registry = await readLatest(temp.store)
  expect(registry?.channels[remote]).toEqual({ current: release, previous: [] })
  expect(registry?.merchants['demo']?.[remote]?.enabled).toBe(true)
  expect(registry?.merchants['lite']?.[remote]).toBeUndefined()
})

it('refuses to create a remote that could not be enabled for its merchant, before writing any file', async () => {
  const backend = storeBackend(temp.store, async () => undefined)
  await expect(checkLive(backend, 'demo')).rejects.toMatchObject({ code: 'remote.unknown' })
  await start()
  for (const merchant of ['nobody', 'constructor'])
    await expect(checkLive(backend, merchant)).rejects.toMatchObject({ code: 'merchant.unknown' })
})
