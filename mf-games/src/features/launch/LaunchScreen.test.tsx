import { CallError } from '@plaza/client'
import type { BusEvent } from '@plaza/contract'
import { useLocation } from '@plaza/facade/router'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderGames } from '../../testing/games'
import { startMs, testBalanceOf, testLaunch, testPlay, testReality, vendorOrigin } from '../../testing/launch'
import { readKept, writeKept } from './kept-sitting'
import { launchRoute } from './launch-query'
import { LaunchScreen } from './LaunchScreen'
import { leaveTab } from './leave-tab'

jest.mock('./leave-tab', () => ({ leaveTab: jest.fn() }))

const path = '/m/launchGame?nodeId=7&pageBack=%2Fm%2FgameList%3FgameType%3DRNG'
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const left = { play: testPlay({ endedAt: startMs }), balance: testBalanceOf(123_400, 9) }

/** The shell draws the page at its own address alone. */
function AtLaunch() {
  return useLocation().pathname === launchRoute ? <LaunchScreen /> : null
}

type Options = NonNullable<Parameters<typeof renderGames>[1]>
function show(answers: Record<string, unknown> = {}, options: Options = {}) {
  const said: { name: string; payload: unknown }[] = []
  const view = renderGames(
    <StrictMode>
      <AtLaunch />
    </StrictMode>,
    {
      path,
      session: testSession(),
      answers: {
        'games.launch': testLaunch(),
        'games.get': testLaunch().game,
        'games.play.leave': left,
        'games.play.get': testPlay({ netMinor: -500 }),
        'games.reality.get': testReality(),
        ...answers,
      },
      ...options,
      onEvents(events) {
        const names = [
          'toast',
          'balance:changed',
          'balance:stale',
          'session:required',
          'session:logout-request',
          'money:inflight',
        ] as const
        for (const name of names) events.on(name, (payload) => said.push({ name, payload }))
        events.sayHere('balance:changed', testBalanceOf(100_000, 1))
        options.onEvents?.(events)
      },
    },
  )
  const callsOf = (id: string) => view.calls.filter((call) => call.id === id)
  const intents = () =>
    callsOf('games.launch').map(({ input }) => (input as { query: { intent: string } }).query.intent)
  return {
    ...view,
    said,
    callsOf,
    intents,
    saidOf: (name: string) => said.filter((one) => one.name === name),
  }
}
const frame = () => screen.getByTitle<HTMLIFrameElement>('Lantern Reef')
const tell = (
  data: unknown,
  { origin = vendorOrigin, source = frame().contentWindow as Window | null } = {},
) => act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })))
const ready = { plaza: 1, type: 'ready' }
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
const refuse = (code: string, value: Record<string, unknown> = {}) => ({
  'games.launch': () => {
    throw new CallError(code, 'req-7', value, 409)
  },
})

/** What a document before this one left in the tab, in this entry of its history. */
function openBefore(kept: { play?: string; isElsewhere?: boolean }): string {
  const earlier = crypto.randomUUID()
  history.replaceState({ 'plaza.launch': earlier }, '')
  writeKept({ intent: earlier, account: 'player01', search: path.slice(path.indexOf('?')), ...kept })
  return earlier
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', path)
  jest.useFakeTimers({ now: startMs })
  jest.mocked(leaveTab).mockClear()
})
afterEach(() => jest.useRealTimers())

describe('launching a game', () => {
  // LAUNCH-2
  it('asks once for each tap, though React mounts twice, with what the address says', async () => {
    const { callsOf } = show()
    await pass()
    expect(callsOf('games.launch')).toEqual([
      {
        id: 'games.launch',
        input: {
          timeoutMs: 20_000,
          query: expect.objectContaining({
            nodeId: '7',
            mode: 'real',
            playType: 'trad',
            code: 'lobby',
            language: 'en',
            pageBack: '/m/gameList?gameType=RNG',
            intent: expect.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
          }),
        },
      },
    ])
    expect(callsOf('games.play.leave')).toEqual([])
  })

  it('puts the game into a sandboxed frame that can neither open windows nor move the tab', async () => {
    show()
    await pass()
    expect(frame().getAttribute('src')).toBe(`${vendorOrigin}/play/lantern-reef?lang=en#token=once`)
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer')
  })

  it('shows artwork and provider until the game says that it is ready', async () => {
    show({ 'games.launch': () => wait(2000).then(() => testLaunch()) })
    await pass()
    expect(screen.getByText('by Tide Works')).toBeInTheDocument()
    await pass(2000)
    expect(screen.getByText('by Tide Works')).toBeInTheDocument()
    tell(ready)
    expect(screen.queryByText('by Tide Works')).toBeNull()
  })

  it('says after 5 s that it is still opening', async () => {
    show({ 'games.launch': () => wait(8000).then(() => testLaunch()) })
    await pass(4999)
    expect(screen.queryByText(/Still opening/)).toBeNull()
    await pass(1)
    expect(screen.getByText(/Still opening/)).toBeInTheDocument()
  })

  // LAUNCH-2
  it('goes on with the same sitting after a reload', async () => {
    const earlier = openBefore({ play: 'play-0001' })
    const { intents, callsOf } = show()
    await pass()
    expect(intents()).toEqual([earlier])
    expect(callsOf('games.play.leave')).toEqual([])
  })

  // LAUNCH-2
  it('is not asked again by itself when it fails, and with the same intent by Retry', async () => {
    let tries = 0
    const { intents } = show({
      'games.launch': () => {
        tries += 1
        if (tries === 1) throw new CallError('vendor.unavailable', 'req-7', {}, 503)
        return testLaunch()
      },
    })
    await pass(60_000)
    expect(intents()).toHaveLength(1)
    press('Retry')
    await pass()
    expect(intents()).toEqual([intents()[0], intents()[0]])
    expect(frame()).toBeInTheDocument()
  })

  it.each([
    ['another origin than it says', { url: 'http://elsewhere.example/play' }],
    ['our own origin', { url: 'http://localhost/play', origin: 'http://localhost' }],
    ['a script', { url: 'javascript:alert(1)', origin: 'null' }],
  ])('refuses a game at %s', async (_, launch) => {
    show({ 'games.launch': testLaunch(launch) })
    await pass()
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent("The game didn't open")
  })

  // LAUNCH-1
  it('sends a visitor to sign in, with the way back here', async () => {
    const { saidOf, calls } = show({}, { session: undefined })
    await pass()
    expect(saidOf('session:required').at(-1)?.payload).toEqual({ returnTo: path })
    expect(calls).toEqual([])
  })

  it('that names no game says so', async () => {
    const { calls } = show({}, { path: '/m/launchGame?nodeId=none' })
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't find this game")
    expect(calls).toEqual([])
  })
})

describe('a game that needs the tab itself', () => {
  const top = { 'games.launch': () => wait(2000).then(() => testLaunch({ presentation: 'top' })) }

  it('gets it by going there after the call, however long that took, and no window is ever opened', async () => {
    const open = jest.spyOn(window, 'open')
    show(top)
    await pass(1999)
    expect(leaveTab).not.toHaveBeenCalled()
    await pass(1)
    expect(jest.mocked(leaveTab).mock.calls).toEqual([[testLaunch().url]])
    expect(open).not.toHaveBeenCalled()
    open.mockRestore()
  })

  it('is left when the back button brings the tab here again in a new document', async () => {
    openBefore({ play: 'play-0001', isElsewhere: true })
    const { callsOf, location } = show()
    await pass()
    expect(callsOf('games.launch')).toEqual([])
    expect(callsOf('games.play.leave')).toHaveLength(1)
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })

  it('is left when the browser gives the page back as it was', async () => {
    const { callsOf, location } = show(top)
    await pass(2000)
    const event = new Event('pageshow')
    Object.assign(event, { persisted: true })
    act(() => void window.dispatchEvent(event))
    await pass()
    expect(callsOf('games.play.leave')).toHaveLength(1)
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })
})

describe('the frame', () => {
  // LAUNCH-4
  it('that never gets ready is called slow after 20 s; Retry opens it anew with the same intent', async () => {
    const { intents } = show()
    await pass(19_999)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(1)
    expect(screen.getByRole('alert')).toHaveTextContent('The provider is slow')
    press('Retry')
    await pass()
    expect(intents()).toEqual([intents()[0], intents()[0]])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is only heard from its own window at its own origin, in the words of the contract', async () => {
    const { callsOf } = show()
    await pass()
    tell(ready, { origin: 'http://elsewhere.example' })
    tell(ready, { source: window })
    tell({ plaza: 1, type: 'win', amount: 1e9 })
    tell('exit')
    expect(screen.getByText('by Tide Works')).toBeInTheDocument()
    tell({ plaza: 1, type: 'exit' }, { origin: 'http://elsewhere.example' })
    await pass()
    expect(callsOf('games.play.leave')).toEqual([])
  })

  it('is left by its own exit', async () => {
    const { callsOf, location } = show()
    await pass()
    tell({ plaza: 1, type: 'exit' })
    await pass()
    expect(callsOf('games.play.leave')).toHaveLength(1)
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })

  it('that was refused a bet says why, waits, and offers the deposit where there is one', async () => {
    const plan = createTestPlan({
      'mf-cashier': { routes: [{ id: 'voucherCenter', path: '/m/voucherCenter' }] },
    })
    show({}, { plan })
    await pass()
    tell(ready)
    const post = jest
      .spyOn(frame().contentWindow as Window, 'postMessage')
      .mockImplementation(() => undefined)
    tell({ plaza: 1, type: 'refused', code: 'wallet.insufficient' })
    await pass(400)
    const dialog = screen.getByRole('alertdialog', { name: 'Your balance is too low for this game' })
    expect(within(dialog).getByRole('button', { name: 'Deposit' })).toBeInTheDocument()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await pass(400)
    expect(post.mock.calls).toEqual([
      [{ plaza: 1, type: 'pause' }, vendorOrigin],
      [{ plaza: 1, type: 'resume' }, vendorOrigin],
    ])
  })

  it('that has expired is closed and can be opened anew, with an intent of its own', async () => {
    const { intents, callsOf } = show()
    await pass()
    tell({ plaza: 1, type: 'expired' })
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent('The game has closed')
    expect(callsOf('games.play.leave')).toHaveLength(1)
    press('Open again')
    await pass()
    expect(new Set(intents()).size).toBe(2)
    expect(frame()).toBeInTheDocument()
  })
})

describe('leaving', () => {
  // LAUNCH-6
  it('settles once, tells the balance once and leads back, however often Back is pressed', async () => {
    const { callsOf, saidOf, location, unmount } = show()
    await pass()
    tell(ready)
    const back = screen.getByRole('button', { name: 'Back' })
    fireEvent.click(back)
    fireEvent.click(back)
    await pass()
    expect(location()).toBe('/m/gameList?gameType=RNG')
    unmount()
    await pass(1000)
    expect(callsOf('games.play.leave')).toEqual([
      { id: 'games.play.leave', input: { params: { play: 'play-0001' } } },
    ])
    const balances = saidOf('balance:changed').map(
      ({ payload }) => (payload as BusEvent<'balance:changed'>).version,
    )
    expect(balances).toEqual([1, 9])
    expect(saidOf('balance:stale')).toEqual([])
    expect(readKept()).toBeUndefined()
  })

  it('by the back button of the browser settles as well', async () => {
    const { callsOf, unmount } = show()
    await pass()
    unmount()
    await pass()
    expect(callsOf('games.play.leave')).toHaveLength(1)
  })

  it('before it has opened leaves it once it is open', async () => {
    const { callsOf } = show({ 'games.launch': () => wait(3000).then(() => testLaunch()) })
    await pass(1000)
    press('Back')
    await pass(1000)
    expect(callsOf('games.play.leave')).toEqual([])
    await pass(1000)
    expect(callsOf('games.play.leave')).toHaveLength(1)
  })

  it('that fails leads back all the same, says that the money is safe and has the balance asked for', async () => {
    const { saidOf, location } = show({
      'games.play.leave': () => {
        throw new CallError('service.unavailable', 'req-8', {}, 503)
      },
    })
    await pass()
    press('Back')
    await pass()
    expect(location()).toBe('/m/gameList?gameType=RNG')
    expect(saidOf('toast').map(({ payload }) => (payload as BusEvent<'toast'>).text)).toEqual([
      'The game is closed. Your money and open rounds are safe; the balance follows in a moment.',
    ])
    expect(saidOf('balance:stale')).toHaveLength(1)
  })

  it('ends what keeps the page from being loaded anew while a game runs', async () => {
    const { events } = show()
    await pass()
    expect(events.inflight.getState()).toHaveLength(1)
    press('Back')
    await pass()
    expect(events.inflight.getState()).toEqual([])
  })
})

describe('a refusal', () => {
  const cashier = createTestPlan({
    'mf-cashier': { routes: [{ id: 'voucherCenter', path: '/m/voucherCenter' }] },
    'mf-member': { routes: [{ id: 'limits', path: '/m/limits' }] },
  })
  // LAUNCH-4
  it.each([
    ['game.maintenance', 'This provider is having a rest', ['Other games', 'Back']],
    ['game.launch.refused', "The provider didn't open the game", ['Retry', 'Other games', 'Back']],
    [
      'wallet.insufficient',
      'Your balance is too low for this game',
      ['Deposit', 'Play for practice', 'Back'],
    ],
    ['game.country', 'Not offered where you are', ['Other games', 'Back']],
    ['limit.reached', 'You have reached your limit', ['My limits', 'Back']],
    ['game.not.found', "We couldn't find this game", ['Other games', 'Back']],
    ['game.unsupported', "This game can't be played here", ['Other games', 'Back']],
    ['vendor.unavailable', "The provider isn't responding", ['Retry', 'Other games', 'Back']],
    ['network.offline', 'No connection', ['Retry', 'Back']],
    ['network.timeout', 'The provider is slow', ['Retry', 'Back']],
    ['service.unavailable', "The game didn't open", ['Retry', 'Back']],
  ])('%s has its own message and way on', async (code, title, ways) => {
    const { events } = show(refuse(code), { plan: cashier })
    await pass()
    const alert = screen.getByRole('alert')
    expect(within(alert).getByText(title)).toBeInTheDocument()
    expect(
      within(alert)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(ways)
    expect(alert).toHaveTextContent('req-7')
    expect(events.inflight.getState()).toEqual([])
  })

  it('offers no deposit where the merchant has none', async () => {
    show(refuse('wallet.insufficient'))
    await pass()
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull()
  })

  it('says until when a provider rests, in the merchant’s time', async () => {
    show(refuse('game.maintenance', { until: startMs + 3_600_000 }))
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent('until about Nov 21, 2026, 19:00')
  })

  it('for too little money says what the smallest bet is', async () => {
    show(refuse('wallet.insufficient', { minimumMinor: 500, currency: 'PHP' }))
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent('The smallest bet is ₱5.00, more than you have')
  })

  it('says which limit was reached and when it begins anew', async () => {
    show(refuse('limit.reached', { limit: 'loss', resetsAt: Date.UTC(2026, 10, 21, 16) }))
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You have reached the limit that you set for losses in a day. It begins anew on Nov 22, 2026, 00:00.',
    )
  })

  it('for too little money leads to practice in the same place', async () => {
    const { location, callsOf } = show({
      'games.launch': ({ query }: { query: { mode: string } }) => {
        if (query.mode === 'real') throw new CallError('wallet.insufficient', '', {}, 409)
        return testLaunch({ play: testPlay({ mode: 'demo' }) })
      },
    })
    await pass()
    press('Play for practice')
    await pass()
    expect(location()).toContain('mode=demo')
    expect(callsOf('games.launch')).toHaveLength(2)
    expect(screen.getByText('Practice play')).toBeInTheDocument()
    expect(screen.queryByRole('group', { name: 'Net position of this game' })).toBeNull()
  })

  // LAUNCH-4
  it('of a session that has ended over the game offers to log in and come back', async () => {
    const { events, saidOf, callsOf } = show()
    await pass()
    act(() => events.endSessionHere('expired'))
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent('You have been logged out')
    expect(saidOf('session:required')).toEqual([])
    press('Log in')
    expect(saidOf('session:required').map(({ payload }) => payload)).toEqual([{ returnTo: path }])
    expect(callsOf('games.play.leave')).toEqual([])
    expect(events.inflight.getState()).toEqual([])
  })

  it.each(['/m/launchGame', '/m/launchGame?nodeId=none', path])(
    'sends a visitor to sign in from %s, with the way back, and shows no balance',
    async (address) => {
      const { saidOf } = show({}, { path: address, session: null })
      await pass()
      expect(saidOf('session:required').at(-1)?.payload).toEqual({ returnTo: address })
      expect(screen.queryByRole('group', { name: 'Total balance' })).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('leads to the lobby where the address names no game', async () => {
    const { location } = show({}, { path: '/m/launchGame?playType=trad&code=lobby' })
    await pass()
    expect(location()).toBe('/m/gameLobby')
  })
})
