/** @jest-environment node */
import { CallError } from '@plaza/client/transport'
import type { SessionInfo } from '@plaza/contract/identity'
import { testSession } from '@plaza/federation/testing'
import { createTestShell } from '../../testing/render-shell'
import { mustChangePassword } from './password-change'
import { keepSession } from './session-keeper'

const settle = () => new Promise((resolve) => setTimeout(resolve))

function start(
  renewed: SessionInfo | Promise<SessionInfo>,
  kept: SessionInfo | null = testSession(),
  hasSession = false,
) {
  const made = createTestShell({
    session: kept,
    isRecognising: hasSession && !kept,
    answers: { 'session.renew': () => renewed, 'member.unread': { mail: 2, notices: 1 } },
  })
  made.shell.page.hasSession = hasSession
  const reasons: string[] = []
  made.events.on('session:changed', ({ reason }) => reasons.push(reason))
  keepSession(made.shell, new AbortController().signal)
  return { ...made, reasons, ids: () => made.calls.map(({ id }) => id) }
}

describe('the session at start', () => {
  it('a kept session stays when it is the cookie’s', async () => {
    const { events, reasons } = start(testSession())
    await settle()
    expect(reasons).toEqual([])
    expect(events.unread.getState()).toEqual({ mail: 2, notices: 1 })
  })

  it.each([
    ['account', { userName: 'newbie01' }],
    ['type', { type: 3 }],
    ['token', { token: 'another' }],
  ])('a kept session is replaced by the cookie’s when its %s differs', async (_what, difference) => {
    const { events, reasons, local } = start(testSession(difference))
    await settle()
    expect(events.session.getState().session).toEqual(testSession(difference))
    expect(reasons).toEqual(['start'])
    expect(JSON.parse(local.getItem('MC_SESSION_INFO') ?? '')).toMatchObject(difference)
  })

  it('a kept session does not come back by an answer after signing out', async () => {
    let answer = (_session: SessionInfo): void => undefined
    const { events } = start(new Promise((resolve) => (answer = resolve)))
    events.setSession(null, 'logout')
    answer(testSession({ userName: 'newbie01' }))
    await settle()
    expect(events.session.getState().session).toBeNull()
  })

  it.each([
    ['is answered', async () => testSession()],
    ['fails', () => Promise.reject(new CallError('network.offline', 'r-1'))],
  ])('a page stops waiting for the account behind the cookie when the question %s', async (_how, renew) => {
    const { shell } = start(renew(), null, true)
    expect(shell.recognition.getState()).toBe(true)
    await settle()
    expect(shell.recognition.getState()).toBe(false)
  })

  it('no session is requested at start when none was kept', async () => {
    const { ids } = start(testSession(), null)
    await settle()
    expect(ids()).toEqual([])
  })

  // SESSION-1
  it('a session is resumed once when only the cookie is left because the storage was cleared', async () => {
    const { events, ids, reasons } = start(testSession({ userName: 'agent01' }), null, true)
    await settle()
    expect(ids().filter((id) => id === 'session.renew')).toHaveLength(1)
    expect(events.session.getState().session?.userName).toBe('agent01')
    expect(reasons).toEqual(['start'])
  })

  it('no session starts when the cookie is of a session that has ended', async () => {
    const ended = Promise.reject(new CallError('session.expired', 'ref', {}, 401))
    const { events, reasons } = start(ended, null, true)
    await settle()
    expect(events.session.getState().session).toBeNull()
    expect(reasons).toEqual([])
  })

  it('a password change is required when the gateway asks for it at a renewal', async () => {
    const { events } = start(testSession({ firstTimeLogin: true }), testSession({ firstTimeLogin: false }))
    await settle()
    expect(mustChangePassword(events.session.getState().session)).toBe(true)
  })

  // MEMBER-8
  it('unread mail is counted once when the stream is back, and not for a visitor', async () => {
    const { events, ids } = start(testSession())
    await settle()
    const counts = () => ids().filter((id) => id === 'member.unread').length
    const before = counts()
    events.say('stream:restored', {})
    await settle()
    expect(counts()).toBe(before + 1)
    events.setSession(null, 'logout')
    events.say('stream:restored', {})
    await settle()
    expect(counts()).toBe(before + 1)
  })
})
