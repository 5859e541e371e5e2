import { everyCall } from '@plaza/contract/testing'
import { loadClassOf } from './load-class'

it('every call that moves money is in the money class', () => {
  const moving = everyCall.filter(({ idempotent }) => idempotent)
  expect(moving.length).toBeGreaterThan(1)
  expect(moving.map(({ path }) => [path, loadClassOf(path)])).toEqual(
    moving.map(({ path }) => [path, 'money']),
  )
})

it.each(['session', 'captcha', 'verification'])('every call of %s is in the entry class', (domain) => {
  const own = everyCall.filter(({ id, path }) => id.startsWith(`${domain}.`) && path.includes(`/${domain}`))
  expect(own.length).toBeGreaterThan(0)
  for (const { path } of own) expect(loadClassOf(path)).toBe('entry')
})

it.each([
  ['/healthz', 'free'],
  ['/events', 'free'],
  ['/release', 'free'],
  ['/release/api/changes?x=1', 'free'],
  ['/releases', 'browse'],
  ['/wps/wallets/balance?token=x', 'money'],
  ['/wps/deposits', 'browse'],
  ['/vendor/v1/HBG/win', 'money'],
  ['/psp/demo/paid', 'money'],
  ['/lgw/orders/detail?id=1', 'money'],
  ['/lgw/results?code=five60', 'browse'],
  ['/wps/.well-known/jwks.json', 'entry'],
  ['/wps/member/register/mobile', 'entry'],
  ['/wps/game/launchGame?nodeId=1', 'entry'],
  ['/assets/shell/1.0.0-00000001/main.js', 'file'],
  ['/m/home', 'browse'],
  ['/wps/game/list', 'browse'],
  ['/img/banner/1/a.avif', 'file'],
])('%s is in the class %s', (path, expected) => {
  expect(loadClassOf(path)).toBe(expected)
})
