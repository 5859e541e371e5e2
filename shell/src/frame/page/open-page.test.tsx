import type { BootPlan } from '@plaza/contract/federation'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { useLocation, useNavigate } from '@plaza/facade/router'
import { act, fireEvent, screen } from '@testing-library/react'
import { useMemo } from 'react'
import { useStoreValue } from '@plaza/events'
import { FinishingPlace } from '../finishing/FinishingPlace'
import { renderShell } from '../../testing/render-shell'
import { useShell } from '../../kernel/page/context'
import { pageAt } from '../../kernel/routes/current-page'
import { useFreshRemote } from './useFreshRemote'
import { useHeldPage } from './useHeldPage'

const deposit = '/m/voucherCenter'
const plan = createTestPlan({
  'mf-cashier': { routes: [{ path: deposit }, { path: '/m/withdraw' }] },
  'mf-games': {
    routes: [{ path: '/m/gameList' }],
    slots: [{ id: 'games', slot: 'home.games@1', order: 1, component: true }],
  },
})
const without = (name: string): BootPlan => ({
  ...plan,
  revision: 2,
  remotes: plan.remotes.filter((remote) => remote.name !== name),
  unavailable: plan.remotes
    .filter((remote) => remote.name === name)
    .map(({ routes }) => ({ name, reason: 'disabled', routes })),
})

/** The frame's part: which page stays, which messages are shown, and whether the document is reloaded. */
function Frame() {
  const { plan: store } = useShell()
  const { pathname } = useLocation()
  const go = useNavigate()
  const current = useStoreValue(store)
  const planned = useMemo(() => pageAt(pathname, current, 'en'), [pathname, current])
  const page = useHeldPage(planned, pathname)
  useFreshRemote(page, reload)
  return (
    <>
      <FinishingPlace page={page} isLeaving={page !== planned && planned.kind === 'unavailable'} />
      <h1>{page.kind}</h1>
      {[deposit, '/m/withdraw', '/m/gameList', '/m/home'].map((to) => (
        <button key={to} onClick={() => void go(to)}>
          {to}
        </button>
      ))}
    </>
  )
}

const reload = jest.fn()
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const kind = () => screen.getByRole('heading').textContent

function open(outdated: string[] = [], path = deposit) {
  const view = renderShell(<Frame />, { path, plan, session: testSession() })
  view.shell.loader.isOutdated = (name) => outdated.includes(name)
  const money = (state: 'begun' | 'ended') =>
    act(() => view.events.say('money:inflight', { intent: 'i', state }))
  const replace = (next: BootPlan) => act(() => view.shell.plan.replace(next))
  return { ...view, money, replace }
}

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  reload.mockClear()
})
afterEach(() => jest.useRealTimers())

describe('a page whose remote is switched off', () => {
  // REMOTE-8
  it('the page of a disabled remote closes at once', () => {
    const { replace } = open()
    expect(kind()).toBe('remote')
    replace(without('mf-cashier'))
    expect(kind()).toBe('unavailable')
    replace({ ...plan, revision: 3 })
    expect(kind()).toBe('remote')
  })

  // REMOTE-8
  it('the page of a disabled remote stays while money is in flight, says so, and closes once the result was seen', async () => {
    const { replace, money } = open()
    money('begun')
    replace(without('mf-cashier'))
    expect(kind()).toBe('remote')
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('status')).toHaveTextContent(/being switched off.*finish what you/)
    money('ended')
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(kind()).toBe('remote')
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(kind()).toBe('unavailable')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('the page of a disabled remote stays until it is left when the newer release has no such page', () => {
    const { replace } = open()
    replace({ ...createTestPlan({ 'mf-cashier': { routes: [{ path: '/m/withdraw' }] } }), revision: 2 })
    expect(kind()).toBe('remote')
    tap('/m/withdraw')
    tap(deposit)
    expect(kind()).toBe('not-found')
  })
})

describe('a navigation', () => {
  it.each([
    ['into a remote that runs another release loads the document', ['mf-cashier'], '/m/gameList', deposit, 1],
    ['between two pages of such a remote loads the document', ['mf-cashier'], deposit, '/m/withdraw', 1],
    ['to home, where such a remote draws a part, loads the document', ['mf-games'], deposit, '/m/home', 1],
    ['into another remote does not load the document', ['mf-cashier'], deposit, '/m/gameList', 0],
    ['with nothing outdated does not load the document', [], deposit, '/m/gameList', 0],
  ])('a navigation %s', (_what, outdated, from, to, times) => {
    open(outdated, from)
    expect(reload).not.toHaveBeenCalled()
    tap(to)
    expect(reload).toHaveBeenCalledTimes(times)
  })

  it('every navigation loads the document when the shell is no longer served', () => {
    const { replace } = open()
    replace({ ...plan, revision: 2, freshShell: '2.0.0-00000000' })
    expect(reload).not.toHaveBeenCalled()
    tap('/m/gameList')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a navigation loads nothing while money is in flight, and the next one after it does', () => {
    const { money } = open(['mf-cashier'])
    money('begun')
    tap('/m/withdraw')
    expect(reload).not.toHaveBeenCalled()
    money('ended')
    expect(reload).not.toHaveBeenCalled()
    tap(deposit)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a navigation loads the document once for each revision, however often it is repeated', () => {
    const { replace } = open(['mf-cashier'])
    tap('/m/withdraw')
    tap(deposit)
    expect(reload).toHaveBeenCalledTimes(1)
    replace({ ...plan, revision: 2 })
    tap('/m/withdraw')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('navigations do not reload in a loop when storage is unavailable', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    const entries = jest.fn((): object[] => [{ type: 'navigate' }])
    performance.getEntriesByType = entries as typeof performance.getEntriesByType
    open(['mf-cashier'])
    tap('/m/withdraw')
    expect(reload).toHaveBeenCalledTimes(1)
    entries.mockReturnValue([{ type: 'reload' }])
    tap(deposit)
    expect(reload).toHaveBeenCalledTimes(1)
    get.mockRestore()
  })
})

describe('a deposit in flight on an outdated remote', () => {
  it('a deposit in flight on an outdated remote says calmly that it finishes on its old release', async () => {
    const { money } = open(['mf-cashier'])
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('status')).toBeNull()
    money('begun')
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('status')).toHaveTextContent(/finishing on the version you started with/)
    money('ended')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('a deposit in flight says nothing when another part of the site is outdated', async () => {
    const { money } = open(['mf-games'])
    money('begun')
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.queryByRole('status')).toBeNull()
  })
})
