/** @jest-environment node */
import { overviewOf } from '../testing/answers'
import { changeOf, draftOf, overrideFor, readPercent } from './change-ask'
import { healthFacts } from './health-facts'
import { noOverview, reduceOverview, type OverviewState } from './overview-state'
import { hashOf, routeOf } from './route'

const loaded = (state: OverviewState, changes: Parameters<typeof overviewOf>[0] = {}) =>
  reduceOverview(state, { kind: 'loaded', overview: overviewOf(changes), at: 5 })

describe('the overview', () => {
  it('the overview marks what a later revision changed, and nothing at first', () => {
    const first = loaded(noOverview)
    expect(first.changed.size).toBe(0)
    const [shell, cashier] = overviewOf().remotes
    const [demo, lite] = overviewOf().merchants
    const next = loaded(first, {
      revision: 43,
      remotes: [shell!, { ...cashier!, rollout: undefined }],
      merchants: [
        demo!,
        { ...lite!, remotes: lite!.remotes.map((cell) => ({ ...cell, enabled: cell.name === 'shell' })) },
      ],
    })
    expect([...next.changed].sort()).toEqual(['mf-cashier', 'mf-cashier/lite'])
    expect(loaded(next, { revision: 43 }).changed).toEqual(next.changed)
  })

  it('the overview takes health and store state from the live stream', () => {
    const minutes = [{ at: 0, loads: 9, failed: 1 }]
    const health = [{ release: '1.1.0-0000000b', since: 0, loads: 9, failed: 1, failures: {}, minutes }]
    const healthy = reduceOverview(loaded(noOverview), {
      kind: 'said',
      message: { kind: 'health', remote: 'mf-cashier', health },
      at: 6,
    })
    expect(healthy.overview?.remotes[1]?.health).toEqual(health)
    expect(healthy.changed.size).toBe(0)
    const damaged = reduceOverview(healthy, {
      kind: 'said',
      message: { kind: 'store', isReadable: false, lastGoodAt: 7 },
      at: 8,
    })
    expect(damaged.overview?.store).toEqual({ isReadable: false, lastGoodAt: 7, endsAt: 7 + 24 * 3_600_000 })
  })
})

describe('health', () => {
  it('health covers thirty minutes, with zero for empty ones and without older ones', () => {
    const now = 60 * 60_000
    const minutes = [
      { at: 10 * 60_000, loads: 100, failed: 100 },
      { at: 31 * 60_000, loads: 30, failed: 0 },
      { at: 60 * 60_000, loads: 10, failed: 2 },
    ]
    const facts = healthFacts({ minutes }, now)
    expect(facts).toMatchObject({ loads: 40, failed: 2, failedBasisPoints: 500 })
    expect(facts.line).toHaveLength(30)
    expect([facts.line[0], facts.line[1], facts.line[29]]).toEqual([
      { loads: 30, failed: 0 },
      { loads: 0, failed: 0 },
      { loads: 10, failed: 2 },
    ])
  })

  it('health has no failure share while nothing was counted', () => {
    expect(healthFacts(undefined, 0)).toMatchObject({ loads: 0, failed: 0, failedBasisPoints: 0 })
  })
})

describe('a change', () => {
  it.each([
    ['5', 5],
    ['2.5', 2.5],
    ['0,01', 0.01],
    ['100', 100],
    ['100.01', undefined],
    ['0', undefined],
    ['', undefined],
    ['5 %', undefined],
    ['1e2', undefined],
    ['2.555', undefined],
  ])('a share of %p per cent is read as %p', (text, value) => expect(readPercent(text, 0.01)).toBe(value))

  it('a canary change has its size in basis points and its guard as a share', () => {
    const ask = { kind: 'canary', remote: 'mf-cashier', release: '1.2.0-0000000c' } as const
    const draft = { ...draftOf(ask), percent: '2.5', guardPercent: '0.5' }
    expect(changeOf(ask, draft)).toEqual({ ...ask, basisPoints: 250, guard: 0.005 })
    expect(changeOf(ask, { ...draft, guardPercent: '' })).toEqual({ ...ask, basisPoints: 250 })
    expect(changeOf(ask, { ...draft, percent: 'all' })).toBeUndefined()
  })

  it('a change that grows a canary keeps its guard', () => {
    const ask = { kind: 'canary', remote: 'mf-cashier', release: 'x', basisPoints: 700, guard: 0.07 } as const
    expect(draftOf(ask)).toMatchObject({ percent: '7', guardPercent: '7' })
    expect(draftOf({ ...ask, guard: undefined }).guardPercent).toBe('')
  })

  it('there is no change before a merchant is chosen', () => {
    const ask = { kind: 'pin', remote: 'mf-cashier', release: '1.0.0-0000000a' } as const
    expect(changeOf(ask, draftOf(ask))).toBeUndefined()
    expect(changeOf(ask, { ...draftOf(ask), merchant: 'lite' })).toEqual({ ...ask, merchant: 'lite' })
  })

  it('a change overrides only the rule that was confirmed', () => {
    const ask = { kind: 'rollback', remote: 'mf-cashier' } as const
    expect(changeOf(ask, draftOf(ask))).toEqual(ask)
    expect(changeOf(ask, { ...draftOf(ask), overrides: ['overrideFloor', 'strand'] })).toEqual({
      ...ask,
      overrideFloor: true,
    })
    expect(overrideFor('rollback', 'release.below.floor')).toBe('overrideFloor')
    expect(overrideFor('promote', 'release.below.floor')).toBeUndefined()
    expect(overrideFor('promote', 'release.unproven')).toBe('unproven')
    for (const kind of ['promote', 'canary', 'pin'] as const)
      expect(overrideFor(kind, 'release.narrower')).toBe('accept')
    expect(overrideFor('rollback', 'release.narrower')).toBeUndefined()
    expect(overrideFor('promote', 'release.route.taken')).toBeUndefined()
    expect(overrideFor('promote', '__proto__')).toBeUndefined()
  })
})

it('the screen is kept in the URL fragment, and an unknown fragment shows the overview', () => {
  expect(routeOf(hashOf({ screen: 'remote', remote: 'mf-cashier' }))).toEqual({
    screen: 'remote',
    remote: 'mf-cashier',
  })
  expect(routeOf(hashOf({ screen: 'record' }))).toEqual({ screen: 'record' })
  for (const hash of ['', '#/', '#/remotes/', '#/remotes/../x', '#/remotes/evil'])
    expect(routeOf(hash)).toEqual({ screen: 'overview' })
})
