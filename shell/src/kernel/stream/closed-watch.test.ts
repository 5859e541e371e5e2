/** @jest-environment node */
import { createTestEvents } from '@plaza/events/testing'
import { testSettings } from '@plaza/contract/testing'
import { createClosedWatch, type ClosedWatchOptions } from './closed-watch'

function start(changes: Partial<ClosedWatchOptions> = {}) {
  const done: string[] = []
  const events = createTestEvents({})
  const refused = createClosedWatch({
    page: { settings: testSettings() },
    events,
    path: () => '/m/home',
    wasReloaded: () => false,
    go: (path) => void done.push(path),
    reload: () => void done.push('reload'),
    age: () => 0,
    later: (then, ms) => {
      done.push(`after ${ms}`)
      then()
    },
    ...changes,
  })
  return { refused, done, events }
}

describe('a page that the gateway refuses as a whole', () => {
  // ROUTE-9
  it.each(['merchant.maintenance', 'merchant.region'])(
    'a page that the gateway refuses as a whole is reloaded once on %s',
    (code) => {
      const { refused, done } = start()
      refused(code)
      refused(code)
      expect(done).toEqual(['after 1500', 'reload'])
    },
  )

  it('a page whose address is refused becomes the page about refused addresses', () => {
    const { refused, done } = start()
    refused('merchant.blocked.address')
    refused('merchant.blocked.address')
    expect(done).toEqual(['/m/blocked'])
  })

  it('the page about refused addresses stays', () => {
    const { refused, done } = start({ path: () => '/m/blocked' })
    refused('merchant.blocked.address')
    expect(done).toEqual([])
  })

  it('a page that is refused right after a reload does not reload again until later', () => {
    let age = 9_000
    const { refused, done } = start({ wasReloaded: () => true, age: () => age })
    refused('merchant.maintenance')
    expect(done).toEqual([])
    age = 11_000
    refused('merchant.maintenance')
    expect(done).toEqual(['after 1500', 'reload'])
  })

  it('a refused page stays while money is in flight', () => {
    const { refused, done, events } = start()
    events.say('money:inflight', { intent: 'deposit-1', state: 'begun' })
    refused('merchant.maintenance')
    expect(done).toEqual([])
    events.say('money:inflight', { intent: 'deposit-1', state: 'ended' })
    refused('merchant.maintenance')
    expect(done).toEqual(['after 1500', 'reload'])
  })

  it.each([
    { page: { settings: testSettings({ startUp: { mode: 'maintenance', expectedEnd: null } }) } },
    { page: { settings: testSettings(), isBlocked: true } },
  ])('a page that already shows the refusal does not reload: %#', (changes) => {
    const { refused, done } = start(changes)
    refused('merchant.maintenance')
    refused('merchant.blocked.address')
    expect(done).toEqual([])
  })
})
