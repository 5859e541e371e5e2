import { flightMs, flightMultiple } from '@plaza/fair'
import type { CrashBetAnswer } from '../../api'
import { chartOf, marksOf } from './crash-chart'
import { betsOf, ownOf, roundOf } from './crash-facts'
import {
  crashStart,
  crashStep,
  mayBet,
  mayLeaveFlight,
  multipleAt,
  ownNow,
  type CrashEvent,
  type CrashRound,
  type OwnBet,
} from './crash-state'

const betting: CrashRound = { id: '7', phase: 'betting', closesAt: 6_000, flewAt: 0, endedAt: 0, point: null }
const flying: CrashRound = { ...betting, phase: 'flying', flewAt: 6_000 }
const ended: CrashRound = { ...flying, phase: 'ended', endedAt: 15_000, point: 205 }
const own: OwnBet = {
  round: '7',
  ticket: 'r-1',
  phase: 'in',
  stakeMinor: 100,
  target: 0,
  cashOut: 0,
  paidMinor: 0,
}
const after = (...events: CrashEvent[]) => events.reduce(crashStep, crashStart)
const round = (one: CrashRound): CrashEvent => ({ type: 'round', round: one })
const bet: CrashEvent = { type: 'bet', stakeMinor: 100, target: 0 }

describe('the shared flight', () => {
  // ENGINE-2
  it('a flight accepts one bet while bets are open, and none afterwards', () => {
    const open = after(round(betting))
    expect([mayBet(open, 5_999), mayBet(open, 6_000)]).toEqual([true, false])
    const placed = crashStep(open, bet)
    expect(crashStep(placed, bet)).toBe(placed)
    expect(mayBet(after(round(flying)), 6_500)).toBe(false)
  })

  it('a bet can be cashed out once, and only in flight', () => {
    const inFlight = after(round(betting), bet, { type: 'own', own }, round(flying))
    expect(mayLeaveFlight(after(round(betting), bet, { type: 'own', own }))).toBe(false)
    const leaving = crashStep(inFlight, { type: 'leave' })
    expect(leaving.own?.phase).toBe('leaving')
    expect(crashStep(leaving, { type: 'leave' })).toBe(leaving)
  })

  it('a late confirmation of the bet does not undo a cash-out', () => {
    const leaving = after(round(betting), bet, { type: 'own', own }, round(flying), { type: 'leave' })
    expect(crashStep(leaving, { type: 'own', own })).toBe(leaving)
    expect(
      crashStep(leaving, { type: 'own', own: { ...own, phase: 'out', cashOut: 150, paidMinor: 150 } }).own
        ?.phase,
    ).toBe('out')
  })

  it('a bet is lost when the flight ends with it, and forgotten with the next flight', () => {
    const lost = after(round(betting), bet, { type: 'own', own }, round(flying), round(ended))
    expect(lost.own?.phase).toBe('lost')
    expect(ownNow(crashStep(lost, round({ ...betting, id: '8' })))).toBeNull()
  })

  it('the last end points are kept newest first, each once', () => {
    const state = after({ type: 'history', points: [300] }, round(flying), round(ended), round(ended))
    expect(state.history).toEqual([205, 300])
  })

  it('the multiple rises as the engine computes it and stays at the end point', () => {
    expect(multipleAt(flying, 6_000 + 5_000)).toBe(flightMultiple(5_000))
    expect([multipleAt(betting, 3_000), multipleAt(ended, 99_999), multipleAt(null, 0)]).toEqual([
      100, 205, 100,
    ])
  })
})

describe('the server’s events of a flight', () => {
  const toPage = (ms: number) => ms - 1_000
  const fromServer = { flight: 7, serverSeedHash: '', serverSeed: null, bets: [], count: 0 }

  it('the server’s times are converted to the page’s clock', () => {
    expect(
      roundOf({ ...fromServer, phase: 'betting', since: 1_000, until: 7_000, point: null }, toPage),
    ).toMatchObject({ phase: 'betting', closesAt: 6_000, point: null })
    expect(
      roundOf({ ...fromServer, phase: 'crashed', since: 20_000, until: 23_000, point: 200 }, toPage),
    ).toMatchObject({ phase: 'ended', endedAt: 19_000, flewAt: 19_000 - flightMs(200), point: 200 })
  })

  it('the player’s own bet is shown as placed, cashed out, lost or refused', () => {
    const answer: CrashBetAnswer = {
      engine: 'crash',
      round: 'r-1',
      betId: 'b'.repeat(16),
      state: 'open',
      stakeMinor: 100,
      winMinor: 0,
      nonce: 0,
      serverSeedHash: '',
      balance: null,
      nextBetAt: 0,
      flight: 7,
      cashOutAt: null,
      cashedOutAt: null,
    }
    expect(ownOf(answer)?.phase).toBe('in')
    expect(ownOf({ ...answer, state: 'paying', cashedOutAt: 180, winMinor: 180 })).toMatchObject({
      phase: 'out',
      cashOut: 180,
      paidMinor: 180,
    })
    expect(ownOf({ ...answer, state: 'settled' })?.phase).toBe('lost')
    expect(ownOf({ ...answer, state: 'returning' })).toBeNull()
  })

  it('the player’s own bet is listed first, then the larger stakes', () => {
    const one = { id: 'a', name: 'a***1', isOwn: false, stakeMinor: 100, cashedOutAt: null }
    const list = betsOf([
      one,
      { ...one, id: 'b', stakeMinor: 900, cashedOutAt: 150 },
      { ...one, id: 'c', isOwn: true },
    ])
    expect(list.map((bet) => bet.id)).toEqual(['c', 'b', 'a'])
    expect(list[1]?.paidMinor).toBe(1_350)
  })
})

describe('the chart', () => {
  it('the chart keeps the head of the flight in view, however long it lasts', () => {
    for (const ms of [0, 500, 9_000, 40_000, 86_000]) {
      const [x, y] = chartOf(390, 400, ms).at(ms)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThan(390)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThanOrEqual(400)
    }
  })

  it('the chart marks at most five round multiples', () => {
    for (const ms of [0, 9_000, 40_000, 86_000])
      expect(marksOf(chartOf(390, 400, ms)).length).toBeLessThanOrEqual(5)
    expect(marksOf(chartOf(390, 400, 0))[0]).toBe(120)
  })
})
