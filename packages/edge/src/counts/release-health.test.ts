import { createReleaseHealth } from './release-health'

const remote = 'mf-a'
const release = '1.0.0-00000001'
const minute = 60_000
const setUp = () => {
  const clock = { now: 10 * minute + 5 }
  const health = createReleaseHealth(() => clock.now)
  const changedRemotes: string[] = []
  health.onChange((name) => changedRemotes.push(name))
  const of = (page: string, id = release, address = 'a network') => ({
    page,
    merchant: 'demo',
    address,
    remote,
    release: id,
  })
  return { clock, health, changedRemotes, of }
}

describe('the health of a release', () => {
  it('counts a page load and its failure once, however often they are reported', () => {
    const { health, changedRemotes, of } = setUp()
    health.loaded(of('1'))
    health.loaded(of('1'))
    health.loaded(of('2'))
    health.failed(of('1'), 'entry')
    health.failed(of('1'), 'render')
    expect(health.of(remote)).toEqual([
      {
        release,
        since: 10 * minute + 5,
        loads: 2,
        failed: 1,
        failures: { entry: 1 },
        credited: 0,
        addresses: 1,
        minutes: [{ at: 10 * minute, loads: 2, failed: 1 }],
        merchants: { demo: [{ at: 10 * minute, loads: 2, failed: 1 }] },
      },
    ])
    expect(changedRemotes).toEqual([remote, remote, remote])
  })

  it('counts page loads by merchant, and a failure with the merchant of its page load', () => {
    const { health, of } = setUp()
    health.loaded(of('1'))
    health.loaded({ ...of('2'), merchant: 'lite' })
    health.failed({ ...of('2'), merchant: 'lite' }, 'render')
    expect(health.of(remote)[0]).toMatchObject({
      minutes: [{ loads: 2, failed: 1 }],
      merchants: { demo: [{ loads: 1, failed: 0 }], lite: [{ loads: 1, failed: 1 }] },
    })
  })

  it('counts a failure that is reported before its page load as that page load', () => {
    const { health, of } = setUp()
    health.failed(of('1'), 'module')
    health.loaded(of('1'))
    expect(health.of(remote)).toMatchObject([{ loads: 1, failed: 1, failures: { module: 1 } }])
  })

  it('counts a failure in the minute of its page load, and keeps thirty minutes', () => {
    const { clock, health, of } = setUp()
    health.loaded(of('1'))
    clock.now += 3 * minute
    health.loaded(of('2'))
    health.failed(of('1'), 'render')
    expect(health.of(remote)[0]?.minutes).toEqual([
      { at: 10 * minute, loads: 1, failed: 1 },
      { at: 13 * minute, loads: 1, failed: 0 },
    ])
    clock.now = 41 * minute
    expect(health.of(remote)[0]?.minutes).toEqual([{ at: 13 * minute, loads: 1, failed: 0 }])
    expect(health.of(remote)[0]).toMatchObject({ loads: 2, failed: 1 })
  })

  it('restarts the counts of a release, and ignores later reports of its earlier page loads', () => {
    const { clock, health, of } = setUp()
    health.failed(of('1'), 'entry')
    clock.now += minute
    health.begin(remote, release)
    expect(health.of(remote)).toMatchObject([{ since: 11 * minute + 5, loads: 0, failed: 0, minutes: [] }])
    health.loaded(of('1'))
    expect(health.of(remote)).toMatchObject([{ loads: 1, failed: 0 }])
  })

  it('keeps the most recently reported releases', () => {
    const { health, of } = setUp()
    for (let number = 0; number < 40; number += 1) health.loaded(of('1', `1.0.${number}-00000001`))
    const kept = health.of(remote).map((counts) => counts.release)
    expect(kept).toHaveLength(12)
    expect(kept[0]).toBe('1.0.39-00000001')
  })

  it('remembers the latest page loads of each network, whatever other networks report', () => {
    const { health, of } = setUp()
    health.loaded(of('1', release, 'another network'))
    for (let page = 0; page < 1000; page += 1) health.loaded(of(String(page)))
    expect(health.loaded(of('999'))).toBe('repeated')
    expect(health.loaded(of('1', release, 'another network'))).toBe('repeated')
    expect(health.talliesOf(remote, release)).toEqual([
      { loads: 1, credited: 0, failures: {} },
      { loads: 1000, credited: 0, failures: {} },
    ])
  })

  // GUARD-3
  it('counts long tasks and failed calls beside failed loads, each once for a page load', () => {
    const { health, of } = setUp()
    for (const phase of ['call', 'call', 'long-task', 'frozen'] as const) health.failed(of('1'), phase)
    expect(health.of(remote)).toMatchObject([
      { loads: 1, failed: 1, failures: { call: 1, 'long-task': 1, frozen: 1 } },
    ])
  })

  // GUARD-3
  it('counts a page load with a credited deposit once, also when the deposit is reported later', () => {
    const { health, of } = setUp()
    health.loaded(of('1'))
    expect(health.loaded(of('1'), true)).toBeUndefined()
    expect(health.loaded(of('1'), true)).toBe('repeated')
    expect(health.talliesOf(remote, release)).toEqual([{ loads: 1, credited: 1, failures: {} }])
  })

  it('counts the ignored reports by reason', () => {
    const { health, of } = setUp()
    health.dropped(remote, 'unsigned')
    health.dropped(remote, 'unsigned')
    health.failed(of('1'), 'entry')
    expect(health.failed(of('1'), 'entry')).toBe('repeated')
    expect(health.droppedOf(remote)).toEqual({ unsigned: 2, repeated: 1 })
  })

  it('returns immutable counts, and stops notifying an unsubscribed listener', () => {
    const { health, of } = setUp()
    const changedRemotes = jest.fn()
    health.onChange(changedRemotes)()
    health.loaded(of('1'))
    health.of(remote)[0]!.failures.entry = 7
    expect(health.of(remote)[0]?.failures).toEqual({})
    expect(changedRemotes).not.toHaveBeenCalled()
    expect(health.of('mf-other')).toEqual([])
  })
})
