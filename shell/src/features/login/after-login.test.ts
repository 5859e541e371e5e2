/** @jest-environment node */
import { testSession } from '@plaza/federation/testing'
import { afterLogin } from './after-login'
import { clockText } from '@plaza/ui/countdown'

describe('after signing in', () => {
  it.each([
    ['nobody stays', null, '/m/withdraw', undefined],
    ['a member goes where they were going', testSession(), '/m/withdraw', '/m/withdraw'],
    ['a member goes home', testSession(), null, '/m/home'],
    ['a first login changes its password', testSession({ firstTimeLogin: true }), '/m/a', '/m/changePsw'],
    ['a trial account may sign in with its own', testSession({ type: 4 }), '/m/withdraw', undefined],
  ])('after signing in %s', (_who, session, returnTo, target) => {
    expect(afterLogin(session, returnTo)).toBe(target)
  })
})

describe('a time that runs', () => {
  it.each([
    [59, '0:59'],
    [60, '1:00'],
    [905, '15:05'],
    [3661, '1:01:01'],
  ])('a running time of %i s is shown as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})
