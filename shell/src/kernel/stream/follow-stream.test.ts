import { createTabs, createTestEvents } from '@plaza/events/testing'
import { testSession } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { testBalance } from '../../testing/test-settings'
import { hearMessage, hearStream } from './follow-stream'

function twoTabs() {
  const tabs = createTabs()
  const here = createTestShell({ session: testSession(), tabs })
  const there = createTestEvents({ tabs })
  there.setSession(testSession(), 'login')
  const told: string[] = []
  there.on('session:changed', ({ reason }) => told.push(reason))
  there.on('balance:changed', () => told.push('balance'))
  there.on('order:changed', () => told.push('order'))
  return { ...here, told }
}

describe('what the stream says', () => {
  it.each([
    ['logout', 'other-tab'],
    ['expired', 'expired'],
    ['other-device', 'expired'],
  ] as const)('of a session that ended by %s is the reason %s', (reason, told) => {
    const { shell, events, local } = twoTabs()
    expect(local.getItem('MC_SESSION_INFO')).not.toBeNull()
    hearMessage(shell, { kind: 'session-ended', reason })
    expect(events.session.getState()).toEqual({ session: null, reason: told })
    expect(local.getItem('MC_SESSION_INFO')).toBeNull()
  })

  it('is not told to other tabs, which hear it by themselves', () => {
    const { shell, events, told } = twoTabs()
    hearMessage(shell, { kind: 'balance', balance: testBalance(500) })
    hearMessage(shell, { kind: 'unread', unread: { mail: 1, notices: 2 } })
    hearMessage(shell, { kind: 'session-ended', reason: 'expired' })
    expect(events.session.getState().session).toBeNull()
    expect(told).toEqual([])
  })

  it('of the balance of another account is ignored', () => {
    const { shell, events } = twoTabs()
    const totals: number[] = []
    events.on('balance:changed', ({ totalMinor }) => totals.push(totalMinor))
    hearMessage(shell, { kind: 'balance', balance: testBalance(500, 1), account: 'somebody' })
    hearMessage(shell, { kind: 'balance', balance: testBalance(700, 2), account: testSession().userName })
    hearMessage(shell, { kind: 'balance', balance: testBalance(900, 3) })
    expect(totals).toEqual([700, 900])
  })

  it('says nothing about a session to a visitor', () => {
    const { shell, events } = createTestShell({})
    const told: string[] = []
    events.on('session:changed', ({ reason }) => told.push(reason))
    hearMessage(shell, { kind: 'session-ended', reason: 'expired' })
    expect(told).toEqual([])
  })
})

describe('the registry', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is asked every 30 s where there is no stream, and other tabs hear of a newer one', async () => {
    const { shell, events } = createTestShell({})
    const posted: unknown[] = []
    const revisions: number[] = []
    events.on('registry:changed', ({ revision }) => revisions.push(revision))
    const refreshPlan = async () => shell.plan.replace({ ...shell.plan.getState(), revision: 9 })
    const channel = { ...shell.channel, postMessage: (message: unknown) => posted.push(message) }
    const end = new AbortController()
    hearStream({ ...shell, channel, refreshPlan }, end.signal)
    await jest.advanceTimersByTimeAsync(29_000)
    expect(revisions).toEqual([])
    await jest.advanceTimersByTimeAsync(32_000)
    expect(revisions).toEqual([9])
    expect(posted).toEqual([{ kind: 'stream', message: { kind: 'registry', revision: 9 } }])
    end.abort()
    expect(jest.getTimerCount()).toBe(0)
  })
})
