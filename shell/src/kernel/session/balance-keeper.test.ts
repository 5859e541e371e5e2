import { CallError } from '@plaza/client/transport'
import type { Balance } from '@plaza/contract/money'
import { testSession } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { testBalance } from '../../testing/test-balance'
import { keepBalance } from './balance-keeper'

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom does not implement it.
  Object.assign(globalThis, { reportError: () => undefined })
})
afterEach(() => jest.useRealTimers())
const pass = (ms = 200) => jest.advanceTimersByTimeAsync(ms)

function start(answer: () => Balance | Promise<Balance>, session = testSession()) {
  const made = createTestShell({
    session,
    answers: { 'wallets.balance': async () => ({ ...(await answer()), sumBalance: '0.00' }) },
  })
  keepBalance(made.shell, new AbortController().signal)
  return made
}

describe('the balance', () => {
  // MONEY-3
  it('the balance is loaded at the start of a session', async () => {
    const { events } = start(() => testBalance(500))
    await pass()
    expect(events.balance.getState()).toMatchObject({ balance: { totalMinor: 500 }, isRefreshing: false })
  })

  it('the balance is loaded once, however many parts find it stale at a time', async () => {
    const { events, calls } = start(() => testBalance(500))
    await pass()
    for (const reason of ['game', 'deposit', 'asked']) events.say('balance:stale', { reason })
    await pass()
    expect(calls).toHaveLength(2)
  })

  // MONEY-3
  it('the balance counts as refreshing until the answer, and the known amount stays when none comes', async () => {
    let isLost = false
    const { events } = start(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      if (isLost) throw new CallError('network.offline', '', {}, 0)
      return testBalance(500)
    })
    await pass()
    expect(events.balance.getState().isRefreshing).toBe(true)
    await pass(1000)
    expect(events.balance.getState()).toMatchObject({ balance: { totalMinor: 500 }, isRefreshing: false })
    isLost = true
    events.say('balance:stale', { reason: 'asked' })
    await pass(1300)
    expect(events.balance.getState()).toMatchObject({ balance: { totalMinor: 500 }, isRefreshing: false })
  })

  it('the balance of an account that has signed out meanwhile is shown to nobody', async () => {
    const { events } = start(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return testBalance(500)
    })
    await pass()
    events.setSession(testSession({ userName: 'newbie01' }), 'login')
    await pass(900)
    expect(events.balance.getState().balance).toBeNull()
  })

  it('the balance is not loaded without a session', async () => {
    const { shell, calls, events } = createTestShell({})
    keepBalance(shell, new AbortController().signal)
    events.say('balance:stale', { reason: 'asked' })
    await pass()
    expect(calls).toEqual([])
  })
})
