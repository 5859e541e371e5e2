import { CallError } from '@plaza/client'
import { betChanged } from '@plaza/contract/lottery'
import type { Reality } from '@plaza/contract/play'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import { startMs, testBalanceOf, testPlay, testReality } from '../../testing/launch'
import { readKept, writeKept } from './kept-game-session'
import { RealityOverlay } from './RealityOverlay'

const hourMs = 3_600_000
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
const plan = createTestPlan({ 'mf-member': { routes: [{ id: 'gameRecord', path: '/m/gameRecord' }] } })
const figures = { bets: 1240, stakedMinor: 500_000, wonMinor: 420_000, netMinor: -80_000 }

interface Options extends Partial<NonNullable<Parameters<typeof renderGames>[1]>> {
  reality?: (time: number) => Reality
  acknowledge?: unknown
}
function show({ reality, acknowledge, answers, ...options }: Options = {}) {
  let callCount = 0
  return renderGames(<RealityOverlay />, {
    path: '/m/gameList?gameType=RNG',
    session: testSession(),
    plan,
    answers: {
      'games.reality.get': () => reality?.((callCount += 1)) ?? testReality(figures),
      'games.reality.acknowledge': acknowledge ?? testReality({ ...figures, dueAt: startMs + 2 * hourMs }),
      'games.play.leave': { play: testPlay(), balance: testBalanceOf(5000, 3) },
      ...answers,
    },
    ...options,
  })
}
const dialog = () => screen.queryByRole('alertdialog', { name: 'Reality check' })
const press = (name: string) => fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers({ now: startMs })
})
afterEach(() => jest.useRealTimers())

describe('the reality check', () => {
  // RG-4
  it('the reality check appears over any page of the member when it is due, with time, bets, wins and net', async () => {
    show()
    await pass(hourMs - 1)
    expect(dialog()).toBeNull()
    await pass(1)
    await pass(400)
    expect(dialog()).toHaveTextContent('You have been playing for 1:00:00')
    expect(dialog()).toHaveTextContent('Bets1,240')
    expect(dialog()).toHaveTextContent('Staked₱5,000.00')
    expect(dialog()).toHaveTextContent('Won₱4,200.00')
    expect(dialog()).toHaveTextContent('Net position−₱800.00 behind')
  })

  it('the reality check redraws every second while it is shown, and not before', async () => {
    const ticks = jest.spyOn(globalThis, 'setInterval')
    show()
    await pass(hourMs - 1)
    expect(ticks).not.toHaveBeenCalled()
    await pass(1)
    await pass(400)
    expect(dialog()).toHaveTextContent('You have been playing for 1:00:00')
    await pass(2000)
    expect(dialog()).toHaveTextContent('You have been playing for 1:00:02')
    expect(ticks).toHaveBeenCalledTimes(1)
    // Of the fake timers, which are gone when another suite of the page restores all spies.
    ticks.mockRestore()
  })

  it("the reality check follows the server's clock, not the device's", async () => {
    show({ clockOffsetMs: hourMs - 5000 })
    await pass(4999)
    expect(dialog()).toBeNull()
    await pass(1)
    await pass(400)
    expect(dialog()).not.toBeNull()
  })

  it('a lottery order starts the clock of the reality check as a game does', async () => {
    const { events } = show({
      reality: (time) => testReality({ ...figures, ...(time === 1 && { since: null, dueAt: null }) }),
    })
    await pass(2 * hourMs)
    expect(dialog()).toBeNull()
    act(() =>
      events.say(betChanged, { id: 'LT1', lottery: 'five60', issue: '20261101-0001', state: 'placed' }),
    )
    await pass()
    await pass(400)
    expect(dialog()).not.toBeNull()
  })

  it('Continue closes the reality check, which is due again an interval later', async () => {
    const { calls } = show()
    await pass(hourMs)
    await pass(400)
    press('Continue')
    await pass(400)
    expect(dialog()).toBeNull()
    expect(calls.filter(({ id }) => id === 'games.reality.acknowledge')).toHaveLength(1)
    await pass(hourMs)
    await pass(400)
    expect(dialog()).not.toBeNull()
  })

  it('the reality check is closed only by its buttons', async () => {
    show()
    await pass(hourMs)
    await pass(400)
    fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' })
    await pass(400)
    expect(dialog()).not.toBeNull()
    expect(within(dialog() as HTMLElement).queryByRole('button', { name: 'Close' })).toBeNull()
  })

  it('the reality check does not appear when another tab has answered it', async () => {
    show({ reality: (time) => testReality(time === 1 ? {} : { dueAt: startMs + 2 * hourMs }) })
    await pass(hourMs)
    await pass(400)
    expect(dialog()).toBeNull()
  })

  it('the reality check closes even when the answer is lost', async () => {
    show({
      acknowledge: () => {
        throw new CallError('service.unavailable', '', {}, 503)
      },
    })
    await pass(hourMs)
    await pass(400)
    press('Continue')
    await pass(400)
    expect(dialog()).toBeNull()
  })

  it('the reality check leads to the history', async () => {
    const { location } = show()
    await pass(hourMs)
    await pass(400)
    press('History')
    await pass(400)
    expect(location()).toBe('/m/gameRecord')
  })

  it('the reality check requests a sign-out from the shell', async () => {
    const callCount = jest.fn()
    show({ onEvents: (events) => events.on('session:logout-request', callCount) })
    await pass(hourMs)
    await pass(400)
    press('Leave & log out')
    await pass()
    expect(callCount).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['for a visitor', { session: undefined }],
    ['on the game page, which has its own', { path: '/m/launchGame?nodeId=7' }],
  ])('the reality check is not drawn here %s', async (_, options) => {
    const { calls } = show(options)
    await pass(hourMs)
    await pass(400)
    expect(dialog()).toBeNull()
    expect(calls).toEqual([])
  })
})

describe('a game whose page was left with the document', () => {
  const kept = { intent: 'intent-of-before-01', account: 'player01', search: '?nodeId=7', play: 'play-0001' }
  const leaves = (calls: { id: string }[]) => calls.filter(({ id }) => id === 'games.play.leave').length

  it('a game whose page was unloaded is left on the next page, and its balance is reported', async () => {
    writeKept({ ...kept, isElsewhere: true })
    const { calls, events } = show()
    await pass()
    expect(leaves(calls)).toBe(1)
    expect(events.balance.getState().balance?.version).toBe(3)
    expect(readKept()).toBeUndefined()
  })

  it('a game of another account whose page was unloaded is forgotten without a call', async () => {
    writeKept({ ...kept, account: 'vip05' })
    const { calls } = show()
    await pass()
    expect(leaves(calls)).toBe(0)
    expect(readKept()).toBeUndefined()
  })
})
