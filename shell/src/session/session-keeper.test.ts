import type { SessionInfo } from '@plaza/contract'
import { testSession } from '@plaza/federation/testing'
import { createTestShell } from '../testing/render-shell'
import { keepSession } from './session-keeper'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function start(renewed: SessionInfo | Promise<SessionInfo>, kept: SessionInfo | null = testSession()) {
  const made = createTestShell({
    session: kept,
    answers: { 'session.renew': () => renewed, 'member.unread': { mail: 2, notices: 1 } },
  })
  const reasons: string[] = []
  made.events.on('session:changed', ({ reason }) => reasons.push(reason))
  keepSession(made.shell, new AbortController().signal)
  return { ...made, reasons, ids: () => made.calls.map(({ id }) => id) }
}

describe('the session at start', () => {
  it('stays as it was kept where it is that of the cookie', async () => {
    const { events, reasons } = start(testSession())
    await settle()
    expect(reasons).toEqual([])
    expect(events.unread.getState()).toEqual({ mail: 2, notices: 1 })
  })

  it.each([
    ['account', { userName: 'newbie01' }],
    ['type', { type: 3 }],
    ['token', { token: 'another' }],
  ])('is that of the cookie where its %s is another', async (_what, difference) => {
    const { events, reasons, local } = start(testSession(difference))
    await settle()
    expect(events.session.getState().session).toEqual(testSession(difference))
    expect(reasons).toEqual(['start'])
    expect(JSON.parse(local.getItem('MC_SESSION_INFO') ?? '')).toMatchObject(difference)
  })

  it('is not brought back by an answer that comes after signing out', async () => {
    let answer = (_session: SessionInfo): void => undefined
    const { events } = start(new Promise((resolve) => (answer = resolve)))
    events.setSession(null, 'logout')
    answer(testSession({ userName: 'newbie01' }))
    await settle()
    expect(events.session.getState().session).toBeNull()
  })

  it('is not asked for where none was kept', async () => {
    const { ids } = start(testSession(), null)
    await settle()
    expect(ids()).toEqual([])
  })
})
