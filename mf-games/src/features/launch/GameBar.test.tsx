import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import { startMs, testBalanceOf, testLaunch, testPlay, testReality, vendorOrigin } from '../../testing/launch'
import { LaunchScreen } from './LaunchScreen'

const path = '/m/launchGame?nodeId=7'
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
type Options = NonNullable<Parameters<typeof renderGames>[1]>
async function open(answers: Record<string, unknown> = {}, options: Options = {}) {
  const view = renderGames(<LaunchScreen />, {
    path,
    session: testSession(),
    ...options,
    answers: {
      'games.launch': testLaunch(),
      'games.get': testLaunch().game,
      'games.play.get': testPlay({ bets: 3, netMinor: -7500 }),
      'games.play.leave': { play: testPlay(), balance: testBalanceOf(100_000, 9) },
      'games.reality.get': testReality(),
      'games.reality.acknowledge': testReality({ dueAt: startMs + 7_200_000 }),
      ...answers,
    },
    onEvents: (events) => events.sayHere('balance:changed', testBalanceOf(123_456, 1)),
  })
  await pass()
  return view
}
const bar = () => within(screen.getByRole('banner'))
const net = () => bar().getByRole('group', { name: 'Net position of this game' })
const balance = () => bar().getByRole('group', { name: 'Playable' })
const openMenu = () => fireEvent.click(bar().getByRole('button', { name: 'Game menu' }))
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', path)
  jest.useFakeTimers({ now: startMs })
})
afterEach(() => jest.useRealTimers())

describe('the game bar', () => {
  // RG-5
  it("the game bar shows the time in game since it was opened, by the server's clock", async () => {
    await open(
      { 'games.launch': testLaunch({ reality: testReality({ dueAt: null }) }) },
      { clockOffsetMs: 65_000 },
    )
    expect(bar().getByRole('timer', { name: 'Time in this game' })).toHaveTextContent('0:01:05')
    await pass(3_595_000)
    expect(bar().getByRole('timer')).toHaveTextContent('1:01:00')
  })

  it('the game bar shows the time of day by the device', async () => {
    await open()
    const now = new Date(startMs)
    const time = `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`
    expect(bar().getByRole('group', { name: `Time of day: ${time}` })).toHaveTextContent(time)
  })

  // RG-5
  it.each([
    [0, '₱0.00 even'],
    [4250, '+₱42.50 ahead'],
    [-4250, '−₱42.50 behind'],
  ])('the game bar shows a pushed net position of %d with sign and word', async (netMinor, text) => {
    const { events } = await open()
    act(() => events.sayHere('play:changed', testPlay({ netMinor })))
    expect(net()).toHaveTextContent(text)
  })

  it('the game bar ignores pushes of another game session', async () => {
    const { events } = await open()
    act(() => events.sayHere('play:changed', testPlay({ id: 'play-0002', netMinor: 99 })))
    expect(net()).toHaveTextContent('₱0.00 even')
  })

  it('the game bar loads the net position when the page becomes visible again', async () => {
    await open()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass()
    expect(net()).toHaveTextContent('−₱75.00 behind')
  })

  // FRAME-6
  it('the game bar shows the pushed balance, hidden when the member hides it; the net position stays', async () => {
    const { events } = await open()
    expect(balance()).toHaveTextContent('₱1,234.56')
    act(() => events.sayHere('balance:changed', testBalanceOf(120_000, 2)))
    expect(balance()).toHaveTextContent('₱1,200.00')
    act(() => events.say('balance:hidden', { isHidden: true }))
    expect(balance()).not.toHaveTextContent('1,200.00')
    expect(net()).toBeInTheDocument()
  })

  it('the game bar says all the time that it is practice, without a net position', async () => {
    history.replaceState(null, '', `${path}&mode=demo`)
    await open(
      { 'games.launch': testLaunch({ play: testPlay({ mode: 'demo' }) }) },
      { path: `${path}&mode=demo` },
    )
    await pass(600_000)
    expect(bar().getByText('Practice play')).toBeInTheDocument()
    expect(bar().queryByRole('group', { name: 'Net position of this game' })).toBeNull()
  })

  it('the game bar’s menu offers only pages that exist here', async () => {
    await open()
    openMenu()
    expect(items()).toEqual(['About this game', 'Reality check'])
  })

  // RG-10
  it('the game bar offers history, fairness, responsible play and full screen where they are available', async () => {
    const plan = createTestPlan({
      'mf-member': {
        routes: [
          { id: 'gameRecord', path: '/m/gameRecord' },
          { id: 'responsible', path: '/m/responsible' },
        ],
      },
      'mf-games': { routes: [{ id: 'fairness', path: '/m/fairness' }] },
    })
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true })
    await open({}, { plan })
    openMenu()
    expect(items()).toEqual([
      'About this game',
      'Full screen',
      'Reality check',
      'Game history',
      'Check fairness',
      'Responsible play',
    ])
    Reflect.deleteProperty(document, 'fullscreenEnabled')
  })

  it('the game bar changes the interval of the reality check', async () => {
    const { calls } = await open({
      'games.reality.set': testReality({ intervalMinutes: 15, dueAt: startMs + 900_000 }),
    })
    openMenu()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Reality check' }))
    await pass(500)
    expect(screen.getByRole('radio', { name: '60 min' })).toBeChecked()
    fireEvent.click(screen.getByRole('radio', { name: '15 min' }))
    await pass(500)
    expect(screen.getByRole('radio', { name: '15 min' })).toBeChecked()
    expect(calls.filter(({ id }) => id === 'games.reality.set').map(({ input }) => input)).toEqual([
      { body: { intervalMinutes: 15 } },
    ])
  })
})

describe('a reality check over a game', () => {
  const due = testLaunch({ reality: testReality({ dueAt: startMs + 1000 }) })
  it('a reality check pauses the game until it was read', async () => {
    const reality = testReality({ dueAt: startMs + 1000 })
    await open({ 'games.launch': due, 'games.reality.get': reality })
    const frame = screen.getByTitle<HTMLIFrameElement>('Lantern Reef')
    const source = frame.contentWindow as Window
    const post = jest.spyOn(source, 'postMessage').mockImplementation(() => undefined)
    const ready = { data: { plaza: 1, type: 'ready' }, origin: vendorOrigin, source }
    act(() => void window.dispatchEvent(new MessageEvent('message', ready)))
    await pass(1000)
    await pass(400)
    const dialog = screen.getByRole('alertdialog', { name: 'Reality check' })
    expect(post.mock.calls).toEqual([[{ plaza: 1, type: 'pause' }, vendorOrigin]])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await pass(400)
    expect(post).toHaveBeenLastCalledWith({ plaza: 1, type: 'resume' }, vendorOrigin)
  })

  it('a reality check leaves the game before it requests the sign-out', async () => {
    const onSignInRequired = jest.fn()
    const { calls, events } = await open({
      'games.launch': due,
      'games.reality.get': testReality({ dueAt: startMs + 1000 }),
    })
    events.on('session:logout-request', () =>
      onSignInRequired(calls.map(({ id }) => id).includes('games.play.leave')),
    )
    await pass(1000)
    await pass(400)
    fireEvent.click(screen.getByRole('button', { name: 'Leave & log out' }))
    await pass(400)
    expect(onSignInRequired.mock.calls).toEqual([[true]])
    expect(screen.queryByTitle('Lantern Reef')).toBeNull()
  })
})
