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
  it('is one of a first login, and nobody else’s', () => {
    expect(mustChangePassword(start(true).session())).toBe(true)
    expect(mustChangePassword(start(false).session())).toBe(false)
    expect(mustChangePassword(start().session())).toBe(false)
    expect(mustChangePassword(null)).toBe(false)
  })

  it('is one that the gateway asks for, said once', () => {
    const { events, session, reasons } = start()
    requirePasswordChange(events)
    requirePasswordChange(events)
    expect(mustChangePassword(session())).toBe(true)
    expect(reasons).toEqual(['start'])
  })

  it('makes no session where there is none', () => {
    const { events, session } = start()
    events.setSession(null, 'expired')
    requirePasswordChange(events)
    expect(session()).toBeNull()
  })

  it('is done with when it is changed; announcements of a first login are still for it', () => {
    const { events, session } = start(true)
    liftPasswordChange(events)
    const now = session()
    expect(mustChangePassword(now)).toBe(false)
    expect(now && isFirstLogin(now)).toBe(true)
    expect(isFirstLogin(testSession({ userName: 'another' }))).toBe(false)
  })
})
