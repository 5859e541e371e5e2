import { returnPath } from './return-path'

describe('the way back after a social sign-in', () => {
  it.each(['/m/home', '/m/withdraw?from=menu&a=%20', '/m/gameList?gameType=FISH'])(
    'a social sign-in may return to %s',
    (path) => expect(returnPath(path)).toBe(path),
  )

  it.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example/m/home',
    '/\\evil.example',
    '\\/evil.example',
    '/m/../..//evil.example',
    '/m/home\n',
    '/m/home\\@evil.example',
    ' /m/home',
    'javascript:alert(1)',
    'data:text/html,x',
    '/dev/outbox',
    '/wps/session/logout',
    '/m/../wps/member/trialuser',
    '/m/%2e%2e/wps/session/logout',
    '/',
    '',
    `/m/${'x'.repeat(600)}`,
    undefined,
    null,
  ])('a social sign-in may not return to %j', (path) => expect(returnPath(path)).toBeUndefined())
})
