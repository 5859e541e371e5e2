import { pushOf } from '@plaza/contract/page'
import { createTabs, createTestEvents } from '@plaza/events/testing'
import { testSession } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { testBalance } from '../../testing/test-balance'
import { connectStream, handlePushes } from './follow-stream'

function twoTabs() {
  const tabs = createTabs()
  const here = createTestShell({ session: testSession(), tabs })
  const there = createTestEvents({ tabs })
  there.setSession(testSession(), 'login')
  const received: string[] = []
  there.on('session:changed', ({ reason }) => received.push(reason))
  there.on('balance:changed', () => received.push('balance'))
  there.on('order:changed', () => received.push('order'))
  return { ...here, received }
}

const endedBy = (reason: 'logout' | 'expired' | 'other-device', session = 's1') =>
  pushOf('session:ended', { reason, session }, { account: testSession().userName })

describe('pushes of the stream', () => {
  it.each([
    ['logout', 'other-tab'],
    ['expired', 'expired'],
    ['other-device', 'expired'],
  ] as const)('a session that ended by %s has the reason %s', (reason, received) => {
    const { shell, events, local } = twoTabs()
    handlePushes(shell, new AbortController().signal)
    expect(local.getItem('MC_SESSION_INFO')).not.toBeNull()
    events.receivePush(endedBy(reason))
    expect(events.session.getState()).toEqual({ session: null, reason: received })
    expect(local.getItem('MC_SESSION_INFO')).toBeNull()
  })

  // EVENT-2
  it('a push about the previous session does not end a newer one', () => {
    const { shell, events } = twoTabs()
    handlePushes(shell, new AbortController().signal)
    events.setSession(testSession({ id: 's2' }), 'login')
    events.receivePush(endedBy('expired', 's1'))
    expect(events.session.getState().session?.id).toBe('s2')
    events.receivePush(endedBy('expired', 's2'))
    expect(events.session.getState().session).toBeNull()
  })

  it('a push that ends the session is not forwarded to other tabs, which receive it themselves', () => {
    const { shell, events, received } = twoTabs()
    handlePushes(shell, new AbortController().signal)
    const account = testSession().userName
    events.receivePush(pushOf('balance:changed', testBalance(500), { account }))
    events.receivePush(pushOf('notice:unread', { mail: 1, notices: 2 }, { account }))
    events.receivePush(endedBy('expired'))
    expect(events.session.getState().session).toBeNull()
    expect(received).toEqual([])
  })

  // EVENT-2
  it('a push about a session says nothing to a visitor', () => {
    const { shell, events } = createTestShell({})
    handlePushes(shell, new AbortController().signal)
    const received: string[] = []
    events.on('session:changed', ({ reason }) => received.push(reason))
    events.receivePush(endedBy('expired'))
    expect(received).toEqual([])
  })

  it('a push of a newer registry loads the plan before it is announced', async () => {
    const { shell, events } = createTestShell({})
    const order: string[] = []
    const refreshPlan = async () => {
      order.push('plan')
      shell.plan.replace({ ...shell.plan.getState(), revision: 9 })
    }
    handlePushes({ ...shell, refreshPlan }, new AbortController().signal)
    events.on('registry:changed', ({ revision }) => order.push(`revision ${revision}`))
    events.receivePush(pushOf('registry:revised', { revision: 9 }))
    await Promise.resolve()
    await Promise.resolve()
    expect(order).toEqual(['plan', 'revision 9'])
  })
})

describe('the registry', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('the registry is polled every 30 s without a stream, and other tabs learn of a newer one', async () => {
    const { shell, events } = createTestShell({})
    const posted: unknown[] = []
    const revisions: number[] = []
    events.on('registry:changed', ({ revision }) => revisions.push(revision))
    const refreshPlan = async () => shell.plan.replace({ ...shell.plan.getState(), revision: 9 })
    const channel = { ...shell.channel, postMessage: (message: unknown) => posted.push(message) }
    const end = new AbortController()
    connectStream({ ...shell, channel, refreshPlan }, end.signal)
    await jest.advanceTimersByTimeAsync(29_000)
    expect(revisions).toEqual([])
    await jest.advanceTimersByTimeAsync(32_000)
    expect(revisions).toEqual([9])
    expect(posted).toEqual([{ kind: 'push', push: { event: 'registry:revised', payload: { revision: 9 } } }])
    end.abort()
    expect(jest.getTimerCount()).toBe(0)
  })
})
