import { CallError } from '@plaza/client'
import { pushOf, type BusEvent } from '@plaza/contract/page'
import { limitChanged } from '@plaza/contract/site'
import { useLocation } from '@plaza/facade/router'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderGames } from '../../testing/games'
import { startMs, testBalanceOf, testLaunch, testPlay, testReality, vendorOrigin } from '../../testing/launch'
import { readKept, writeKept } from './kept-game-session'
import { launchRoute } from './launch-query'
import { LaunchScreen } from './LaunchScreen'
import { leaveTab } from './leave-tab'

jest.mock('./leave-tab', () => ({ leaveTab: jest.fn() }))

const path = '/m/launchGame?nodeId=7&pageBack=%2Fm%2FgameList%3FgameType%3DRNG'
const withLottery = createTestPlan({
  'mf-games': { routes: [{ id: 'lottery', path: '/m/lottery' }] },
})
const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const left = { play: testPlay({ endedAt: startMs }), balance: testBalanceOf(123_400, 9) }

/** The shell renders the page only at its own address. */
function AtLaunch() {
  return useLocation().pathname === launchRoute ? <LaunchScreen /> : null
}

type Options = NonNullable<Parameters<typeof renderGames>[1]>
function show(answers: Record<string, unknown> = {}, options: Options = {}) {
  const emitted: { name: string; payload: unknown }[] = []
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
        for (const name of names) events.on(name, (payload) => emitted.push({ name, payload }))
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
    emitted,
    callsOf,
    intents,
    emittedOf: (name: string) => emitted.filter((one) => one.name === name),
  }
}
const frame = () => screen.getByTitle<HTMLIFrameElement>('Lantern Reef')
const postFromFrame = (
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

/** What a previous document of the tab stored for this history entry. */
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
  it('a game is launched once for each tap, although React mounts twice, with the address’s parameters', async () => {
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

  it('a game runs in a sandboxed frame that can neither open windows nor navigate the tab', async () => {
    show()
    await pass()
    expect(frame().getAttribute('src')).toBe(`${vendorOrigin}/play/lantern-reef?lang=en#token=once`)
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer')
  })

  it('artwork and provider are shown until the game reports that it is ready', async () => {
    show({ 'games.launch': () => wait(2000).then(() => testLaunch()) })
    await pass()
    expect(screen.getByText('by Tide Works')).toBeInTheDocument()
    await pass(2000)
    expect(screen.getByText('by Tide Works')).toBeInTheDocument()
    postFromFrame(ready)
    expect(screen.queryByText('by Tide Works')).toBeNull()
  })

  it('the launch page says after 5 s that the game is still opening', async () => {
    show({ 'games.launch': () => wait(8000).then(() => testLaunch()) })
    await pass(4999)
    expect(screen.queryByText(/Still opening/)).toBeNull()
    await pass(1)
    expect(screen.getByText(/Still opening/)).toBeInTheDocument()
  })

  // LAUNCH-2
  it('a reload continues the same game session', async () => {
    const earlier = openBefore({ play: 'play-0001' })
    const { intents, callsOf } = show()
    await pass()
    expect(intents()).toEqual([earlier])
    expect(callsOf('games.play.leave')).toEqual([])
  })

  // LAUNCH-2
  it('a failed launch is not repeated by itself, and Retry repeats the same intent', async () => {
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
  ])('the launch page refuses a game at %s', async (_, launch) => {
    show({ 'games.launch': testLaunch(launch) })
    await pass()
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent("The game didn't open")
  })

  // LAUNCH-1
  it('the launch page sends a visitor to sign in, with the way back', async () => {
    const { emittedOf, calls } = show({}, { session: undefined })
    await pass()
    expect(emittedOf('session:required').at(-1)?.payload).toEqual({ returnTo: path })
    expect(calls).toEqual([])
  })

  it('the launch page says so when the address names no game', async () => {
    const { calls } = show({}, { path: '/m/launchGame?nodeId=none' })
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent("We couldn't find this game")
    expect(calls).toEqual([])
  })
})

describe('a game that needs the tab itself', () => {
  const top = { 'games.launch': () => wait(2000).then(() => testLaunch({ presentation: 'top' })) }

  it('a game that needs the tab itself navigates after the call, however long that took, without a new window', async () => {
    const open = jest.spyOn(window, 'open')
    show(top)
    await pass(1999)
    expect(leaveTab).not.toHaveBeenCalled()
    await pass(1)
    expect(jest.mocked(leaveTab).mock.calls).toEqual([[testLaunch().url]])
    expect(open).not.toHaveBeenCalled()
    open.mockRestore()
  })

  it('a game in the tab itself is left when the back button loads a new document', async () => {
    openBefore({ play: 'play-0001', isElsewhere: true })
    const { callsOf, location } = show()
    await pass()
    expect(callsOf('games.launch')).toEqual([])
    expect(callsOf('games.play.leave')).toHaveLength(1)
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })

  it('a game in the tab itself is left when the browser restores the page from its cache', async () => {
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
  it('a game frame that never gets ready counts as slow after 20 s; Retry reopens it with the same intent', async () => {
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

  it('only messages of the contract from the frame’s own window and origin are accepted', async () => {
    const { callsOf } = show()
    await pass()
    postFromFrame(ready, { origin: 'http://elsewhere.example' })
    postFromFrame(ready, { source: window })
    postFromFrame({ plaza: 1, type: 'win', amount: 1e9 })
    postFromFrame('exit')
    expect(screen.getByText('by Tide Works')).toBeInTheDocument()
    postFromFrame({ plaza: 1, type: 'exit' }, { origin: 'http://elsewhere.example' })
    await pass()
    expect(callsOf('games.play.leave')).toEqual([])
  })

  it('a game frame is left by its own exit message', async () => {
    const { callsOf, location } = show()
    await pass()
    postFromFrame({ plaza: 1, type: 'exit' })
    await pass()
    expect(callsOf('games.play.leave')).toHaveLength(1)
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })

  // FRAME-25
  it('a game frame is told that balances are hidden once it is ready, and when they are shown again', async () => {
    const { events } = show()
    act(() => events.say('balance:hidden', { isHidden: true }))
    await pass()
    const post = jest
      .spyOn(frame().contentWindow as Window, 'postMessage')
      .mockImplementation(() => undefined)
    postFromFrame(ready)
    act(() => events.say('balance:hidden', { isHidden: false }))
    expect(post.mock.calls).toEqual([
      [{ plaza: 1, type: 'hide-balance' }, vendorOrigin],
      [{ plaza: 1, type: 'show-balance' }, vendorOrigin],
    ])
  })

  it('a game frame whose bet was refused shows the reason, pauses, and offers the deposit if there is one', async () => {
    const plan = createTestPlan({
      'mf-cashier': { routes: [{ id: 'voucherCenter', path: '/m/voucherCenter' }] },
    })
    show({}, { plan })
    await pass()
    postFromFrame(ready)
    const post = jest
      .spyOn(frame().contentWindow as Window, 'postMessage')
      .mockImplementation(() => undefined)
    postFromFrame({ plaza: 1, type: 'refused', code: 'wallet.insufficient' })
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

  it('an expired game frame is closed and can be reopened with a new intent', async () => {
    const { intents, callsOf } = show()
    await pass()
    postFromFrame({ plaza: 1, type: 'expired' })
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
  it('leaving a game settles once, reports the balance once and leads back, however often Back is pressed', async () => {
    const { callsOf, emittedOf, location, unmount } = show()
    await pass()
    postFromFrame(ready)
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
    const balances = emittedOf('balance:changed').map(
      ({ payload }) => (payload as BusEvent<'balance:changed'>).version,
    )
    expect(balances).toEqual([1, 9])
    expect(emittedOf('balance:stale')).toEqual([])
    expect(readKept()).toBeUndefined()
  })

  it('leaving a game by the browser’s back button settles it too', async () => {
    const { callsOf, unmount } = show()
    await pass()
    unmount()
    await pass()
    expect(callsOf('games.play.leave')).toHaveLength(1)
  })

  it('a game that is left before it has opened is settled once it opens', async () => {
    const { callsOf } = show({ 'games.launch': () => wait(3000).then(() => testLaunch()) })
    await pass(1000)
    press('Back')
    await pass(1000)
    expect(callsOf('games.play.leave')).toEqual([])
    await pass(1000)
    expect(callsOf('games.play.leave')).toHaveLength(1)
  })

  it('leaving a game leads back even when settling fails, says that the money is safe and requests the balance', async () => {
    const { emittedOf, location } = show({
      'games.play.leave': () => {
        throw new CallError('service.unavailable', 'req-8', {}, 503)
      },
    })
    await pass()
    press('Back')
    await pass()
    expect(location()).toBe('/m/gameList?gameType=RNG')
    expect(emittedOf('toast').map(({ payload }) => (payload as BusEvent<'toast'>).text)).toEqual([
      'The game is closed. Your money and open rounds are safe; the balance follows in a moment.',
    ])
    expect(emittedOf('balance:stale')).toHaveLength(1)
  })

  it('leaving a game ends what prevents a reload while a game runs', async () => {
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
    ['game.maintenance', 'This provider is under maintenance', ['Other games', 'Back']],
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
  ])('the refusal %s has its own message and actions', async (code, title, ways) => {
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

  // RG-11
  it('before the first bet the game page shows the information, and opens the game once it is confirmed', async () => {
    let isRead = false
    const { callsOf, intents } = show({
      'games.launch': () => {
        if (!isRead) throw new CallError('information.required', 'req-7', {}, 403)
        return testLaunch()
      },
      'responsible.informed': () => {
        isRead = true
        return { readAt: startMs }
      },
    })
    await pass()
    expect(screen.getByRole('heading', { name: 'Before your first bet' })).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'Good to know' })).toHaveTextContent('No one under 18 may play.')
    expect(screen.getByRole('list', { name: 'Your tools' })).toHaveTextContent(
      /Limits.*Time-out.*Reality check/,
    )
    press('I have read this')
    await pass()
    expect(frame()).toBeInTheDocument()
    expect(callsOf('responsible.informed')).toHaveLength(1)
    expect(new Set(intents()).size).toBe(1)
  })

  // RG-11
  it('information that could not be saved says so, and stays', async () => {
    show({
      ...refuse('information.required'),
      'responsible.informed': () => {
        throw new CallError('network.timeout', '', {}, 0)
      },
    })
    await pass()
    press('I have read this')
    await pass()
    expect(screen.getByText('This could not be saved. Please try again.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'I have read this' })).toBeEnabled()
  })

  it('a refusal offers no deposit when the merchant has none', async () => {
    show(refuse('wallet.insufficient'))
    await pass()
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull()
  })

  it('a refusal for maintenance names its end in the merchant’s time', async () => {
    show(refuse('game.maintenance', { until: startMs + 3_600_000 }))
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent('until about Nov 21, 2026, 19:00')
  })

  it('a refusal for too little money names the smallest bet', async () => {
    show(refuse('wallet.insufficient', { minimumMinor: 500, currency: 'PHP' }))
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent('The smallest bet is ₱5.00, more than you have')
  })

  it('a refusal for a limit says which one was reached and when it resets', async () => {
    show(refuse('limit.reached', { limit: 'loss', resetsAt: Date.UTC(2026, 10, 21, 16) }))
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent(
      "You've reached the loss limit you set. It resets on Nov 22, 2026, 00:00.",
    )
  })

  it('a refusal for too little money leads to practice at the same address', async () => {
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
  it('a session that ends during a game offers to log in and come back', async () => {
    const { events, emittedOf, callsOf } = show()
    await pass()
    act(() => events.endSessionHere('expired'))
    await pass()
    expect(screen.getByRole('alert')).toHaveTextContent('You have been logged out')
    expect(emittedOf('session:required')).toEqual([])
    press('Log in')
    expect(emittedOf('session:required').map(({ payload }) => payload)).toEqual([{ returnTo: path }])
    expect(callsOf('games.play.leave')).toEqual([])
    expect(events.inflight.getState()).toEqual([])
  })

  // RG-8
  it('a break from play that begins elsewhere closes the open game, says why and offers nothing to play', async () => {
    const { events } = show()
    await pass()
    expect(frame()).toBeInTheDocument()
    act(() => {
      events.receivePush(pushOf('session:ended', { reason: 'expired', session: 's1', by: 'break' }))
      // The shell then ends the session.
      events.endSessionHere('expired')
    })
    await pass()
    expect(screen.queryByTitle('Lantern Reef')).toBeNull()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('You are taking a break from play')
    expect(
      within(alert)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Back'])
  })

  // RG-3
  it('a limit that is lowered in another tab below what is used closes the open game at once, and says until when', async () => {
    const limit = {
      kind: 'loss',
      period: 'week',
      amount: 5_000,
      used: 4_999,
      resetsAt: Date.UTC(2026, 10, 21, 16),
    }
    let used = 4_999
    const { events, callsOf, emittedOf } = show({
      'limits.list': () => ({ limits: [{ ...limit, used }], currency: 'PHP' }),
    })
    await pass()
    const lower = () => act(() => events.say(limitChanged, { kind: 'loss', period: 'week' }))
    lower()
    await pass()
    expect(frame()).toBeInTheDocument()
    used = 5_000
    lower()
    await pass()
    expect(screen.queryByTitle('Lantern Reef')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent(
      "You've reached the loss limit you set. It resets on Nov 22, 2026, 00:00.",
    )
    expect(callsOf('games.play.leave')).toHaveLength(1)
    expect(emittedOf('session:required')).toEqual([])
  })

  // RG-3
  it('bets of another game that reach a limit close this one, and its own bets ask nothing', async () => {
    const limit = { kind: 'wager', period: 'day', amount: 100, used: 100, resetsAt: startMs + 1_000 }
    const { events, callsOf } = show({ 'limits.list': { limits: [limit], currency: 'PHP' } })
    await pass()
    act(() => events.sayHere('play:changed', testPlay({ netMinor: -100 })))
    await pass(1_500)
    expect(callsOf('limits.list')).toEqual([])
    for (const netMinor of [-1, -2, -3])
      act(() => events.sayHere('play:changed', testPlay({ id: 'play-0002', netMinor })))
    await pass(1_000)
    expect(callsOf('limits.list')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent("You've reached the bet limit you set.")
  })

  // RG-3
  it('a practice game asks for no limits', async () => {
    const { events, callsOf } = show({}, { path: `${path}&mode=demo` })
    await pass()
    act(() => events.say(limitChanged, { kind: 'loss', period: 'week' }))
    await pass()
    expect(callsOf('limits.list')).toEqual([])
    expect(frame()).toBeInTheDocument()
  })

  it.each(['/m/launchGame', '/m/launchGame?nodeId=none', path])(
    'the launch page sends a visitor to sign in from %s, with the way back, and shows no balance',
    async (address) => {
      const { emittedOf } = show({}, { path: address, session: null })
      await pass()
      expect(emittedOf('session:required').at(-1)?.payload).toEqual({ returnTo: address })
      expect(screen.queryByRole('group', { name: 'Total balance' })).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('the launch page leads to the games where the address names none and there is no lottery', async () => {
    const { location } = show({}, { path: '/m/launchGame?playType=trad&code=lobby' })
    await pass()
    expect(location()).toBe('/m/gameLobby')
  })

  // LAUNCH-1
  it.each([
    ['/m/launchGame?playType=trad&code=lobby', '/m/lottery'],
    [
      '/m/launchGame?code=five60&playType=ent&prize_mode=Lott',
      '/m/lottery?code=five60&playType=ent&prize_mode=Lott',
    ],
    ['/m/launchGame?code=five60&prize_mode=ZZ&pageBack=//evil.example', '/m/lottery?code=five60'],
    ['/m/launchGame?code=five60&playType=wild', '/m/lottery?code=five60'],
  ])('the launch page leads from %s to the lottery at %s', async (path, lottery) => {
    const { location, callsOf } = show({}, { path, plan: withLottery })
    await pass()
    expect(location()).toBe(lottery)
    expect(callsOf('games.launch')).toEqual([])
  })

  // HALL-2, RECENT-1
  it('the launch of a lottery’s node leads to its table, and the tile is noted as opened', async () => {
    const { location, callsOf } = show(
      { ...refuse('game.unsupported', { lottery: 'five60' }), 'games.recent.add': { nodeId: 7 } },
      { plan: withLottery },
    )
    await pass()
    const back = encodeURIComponent('/m/gameList?gameType=RNG')
    expect(location()).toBe(`/m/lottery?code=five60&playType=trad&pageBack=${back}`)
    await pass()
    expect(callsOf('games.recent.add').length).toBeGreaterThan(0)
    for (const { input } of callsOf('games.recent.add')) expect(input).toMatchObject({ query: { nodeId: 7 } })
  })

  // HALL-2
  it('a visitor’s tile of a lottery leads to its table and notes nothing', async () => {
    const path = '/m/launchGame?code=five60&playType=trad&tile=7&pageBack=%2Fm%2Fhome'
    const { location, calls, emittedOf } = show({}, { path, plan: withLottery, session: null })
    await pass()
    expect(location()).toBe('/m/lottery?code=five60&playType=trad&pageBack=%2Fm%2Fhome')
    expect(calls).toEqual([])
    expect(emittedOf('session:required')).toEqual([])
  })

  // LAUNCH-1
  it('a visitor sees table and lobby of the lottery without signing in, and a code with a vendor stays a game', async () => {
    const table = show({}, { path: '/m/launchGame?code=five60', plan: withLottery, session: null })
    await pass()
    expect(table.location()).toBe('/m/lottery?code=five60')
    expect(table.emittedOf('session:required')).toEqual([])
    table.unmount()
    const lobby = show({}, { path: '/m/launchGame?code=lobby', plan: withLottery, session: null })
    await pass()
    expect(lobby.location()).toBe('/m/lottery')
    expect(lobby.emittedOf('session:required')).toEqual([])
    lobby.unmount()
    const bare = show({}, { path: '/m/launchGame', plan: withLottery, session: null })
    await pass()
    expect(bare.emittedOf('session:required')).not.toEqual([])
    bare.unmount()
    const game = show({}, { path: '/m/launchGame?vendor=TIDE&code=five60', plan: withLottery })
    await pass()
    expect(game.callsOf('games.launch')).toHaveLength(1)
  })
})
