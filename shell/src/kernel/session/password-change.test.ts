/** @jest-environment node */
import { createTestEvents } from '@plaza/events/testing'
import { testSession } from '@plaza/federation/testing'
import {
  isFirstLogin,
  liftPasswordChange,
  mustChangePassword,
  requirePasswordChange,
} from './password-change'

const start = (firstTimeLogin?: boolean) => {
  const events = createTestEvents({})
  events.setSession(testSession(firstTimeLogin === undefined ? {} : { firstTimeLogin }), 'login')
  const reasons: string[] = []
  events.on('session:changed', ({ reason }) => reasons.push(reason))
  return { events, reasons, session: () => events.session.getState().session }
}

describe('a password that has to be changed', () => {
  it('a password change is required after a first login, of that account only', () => {
    expect(mustChangePassword(start(true).session())).toBe(true)
    expect(mustChangePassword(start(false).session())).toBe(false)
    expect(mustChangePassword(start().session())).toBe(false)
    expect(mustChangePassword(null)).toBe(false)
  })

  it('a password change is required once the gateway asks for it, and announced once', () => {
    const { events, session, reasons } = start()
    requirePasswordChange(events)
    requirePasswordChange(events)
    expect(mustChangePassword(session())).toBe(true)
    expect(reasons).toEqual(['start'])
  })

  it('a required password change creates no session when there is none', () => {
    const { events, session } = start()
    events.setSession(null, 'expired')
    requirePasswordChange(events)
    expect(session()).toBeNull()
  })

  it('a password change is no longer required once it is done, and announcements still treat the login as the first one', () => {
    const { events, session } = start(true)
    liftPasswordChange(events)
    const now = session()
    expect(mustChangePassword(now)).toBe(false)
    expect(now && isFirstLogin(now)).toBe(true)
    expect(isFirstLogin(testSession({ userName: 'another' }))).toBe(false)
  })
})
