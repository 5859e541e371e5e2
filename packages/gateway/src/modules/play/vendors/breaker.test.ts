import { openPlayTestbed, type PlayTestbed } from '../game-sessions/testing/play-testbed'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { breakerRules } from './breaker'

let testbed: PlayTestbed
let caller: TestCaller
beforeEach(async () => {
  testbed = await openPlayTestbed()
  caller = await testbed.test.signedIn({ account: 'player01' })
  await testbed.fund(caller.id, 100_000)
})
afterEach(() => testbed.close())

const launch = async () => (await testbed.launch(caller)).json<{ success: boolean; code?: string }>()
const down = () => testbed.vendor.reply(() => ({ status: 500, body: {} }))
const up = () => testbed.vendor.reply(() => ({ status: 200, body: {} }))
const tile = async () =>
  testbed.test.db.read
    .selectFrom('vendors')
    .select(['is_in_maintenance', 'maintenance_cause'])
    .where('code', '=', 'TST')
    .executeTakeFirstOrThrow()
const fail = async (times: number) => {
  for (let time = 0; time < times; time += 1) expect((await launch()).code).toBe('vendor.unavailable')
}

// VENDOR-4
it('the breaker opens after five failures within a minute: the vendor is not called and tiles show maintenance', async () => {
  down()
  await fail(breakerRules.failures)
  expect(await tile()).toEqual({ is_in_maintenance: true, maintenance_cause: 'breaker' })
  const requestsBefore = testbed.vendor.received.length
  await fail(3)
  expect(testbed.vendor.received).toHaveLength(requestsBefore)
})

it('the breaker does not open for failures that are further apart', async () => {
  down()
  await fail(breakerRules.failures - 1)
  testbed.test.clock.advance(breakerRules.withinMs)
  await fail(breakerRules.failures - 1)
  expect(await tile()).toEqual({ is_in_maintenance: false, maintenance_cause: null })
  up()
  expect((await launch()).success).toBe(true)
})

it('an open breaker lets one call through after its pause and closes when that succeeds', async () => {
  down()
  await fail(breakerRules.failures)
  testbed.test.clock.advance(breakerRules.pauseMs)
  const requestsBefore = testbed.vendor.received.length
  await fail(2)
  expect(testbed.vendor.received).toHaveLength(requestsBefore + 1)
  testbed.test.clock.advance(breakerRules.pauseMs)
  up()
  expect((await launch()).success).toBe(true)
  expect(await tile()).toEqual({ is_in_maintenance: false, maintenance_cause: null })
})

it('an open breaker closes without a player’s call when the vendor has recovered', async () => {
  down()
  await fail(breakerRules.failures)
  up()
  testbed.test.clock.advance(breakerRules.pauseMs)
  await testbed.test.runJobs()
  expect(await tile()).toEqual({ is_in_maintenance: false, maintenance_cause: null })
})

it('the breaker counts no answer within three seconds as a failure', async () => {
  testbed.vendor.reply(() => 'silence')
  const begun = performance.now()
  expect((await launch()).code).toBe('vendor.unavailable')
  expect(performance.now() - begun).toBeGreaterThan(2_900)
})

it('the breaker neither lifts nor hides a closure by an operator', async () => {
  down()
  await fail(breakerRules.failures - 1)
  await testbed.test.db.write
    .updateTable('vendors')
    .set({ is_in_maintenance: true, maintenance_cause: 'operator' })
    .where('code', '=', 'TST')
    .execute()
  expect((await launch()).code).toBe('game.maintenance')
  const headers = { ...caller.headers }
  for (let time = 0; time < breakerRules.failures; time += 1)
    await testbed.test.call({ url: '/wps/game/fairness/seeds', headers })
  up()
  testbed.test.clock.advance(breakerRules.pauseMs)
  await testbed.test.runJobs()
  expect(await tile()).toEqual({ is_in_maintenance: true, maintenance_cause: 'operator' })
})
