import { readFile } from 'node:fs/promises'
import { keptHealthSchema } from '@plaza/contract/release'
import { keptHealthFile } from '@plaza/release'
import { createTempStore, fakeRegistry } from '@plaza/release/testing'
import { pino } from 'pino'
import { createReleaseHealth } from '../counts/release-health'
import { keepHealth } from './keep-health'

it('writes the health of each remote where mfe status reads it', async () => {
  const temp = await createTempStore()
  const health = createReleaseHealth()
  const [current, release] = ['1.0.0-00000000', '1.1.0-00000001']
  const rollout = { release, basisPoints: 500, salt: release, guard: 0.02 }
  const registry = fakeRegistry({ 'mf-games': { current, rollout } })
  const stop = keepHealth({
    dataDir: temp.folder,
    catalogue: { snapshot: () => ({ registry, releases: () => undefined }) },
    health,
    log: pino({ level: 'silent' }),
    everyMs: 5,
  })
  health.failed({ page: '1', merchant: 'demo', address: 'a', remote: 'mf-games', release }, 'render')
  const kept = async () =>
    keptHealthSchema.parse(
      JSON.parse(await readFile(keptHealthFile(temp.folder), 'utf8').catch(() => '{"at":0,"remotes":{}}')),
    )
  while (!(await kept()).remotes['mf-games']?.health.length)
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await kept()).remotes['mf-games']).toMatchObject({
    health: [{ release, loads: 1, failed: 1, addresses: 1 }],
    guard: { decision: 'wait' },
  })
  await stop()
  await temp.remove()
})

// SERVER-10
it('stops only after the health that it is writing is written', async () => {
  const temp = await createTempStore()
  const registry = fakeRegistry({ 'mf-games': { current: '1.0.0-00000000' } })
  let isBegun = () => {}
  const begun = new Promise<void>((resolve) => (isBegun = resolve))
  const stop = keepHealth({
    dataDir: temp.folder,
    catalogue: {
      snapshot: () => {
        isBegun()
        return { registry, releases: () => undefined }
      },
    },
    health: createReleaseHealth(),
    log: pino({ level: 'silent' }),
    everyMs: 1,
  })
  await begun
  await stop()
  expect(await readFile(keptHealthFile(temp.folder), 'utf8')).toContain('"mf-games"')
  await temp.remove()
})
