/** @jest-environment node */
import { loginAddress, returnTarget } from './return-to'

describe('where signing in leads', () => {
  it.each([
    ['/m/withdraw', '/m/withdraw'],
    ['/m/gameList?gameType=FISH&gameName=pearl', '/m/gameList?gameType=FISH&gameName=pearl'],
    [null, '/m/home'],
    ['', '/m/home'],
    ['//evil.example', '/m/home'],
    ['/\\evil.example', '/m/home'],
    ['\\/evil.example', '/m/home'],
    ['https://evil.example/m/home', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
    ['m/withdraw', '/m/home'],
    ['/m/with draw', '/m/home'],
    ['/\t/evil.example', '/m/home'],
    [`/${'a'.repeat(600)}`, '/m/home'],
    ['/m/login', '/m/home'],
    ['/m/login?returnTo=/m/login', '/m/home'],
  ])('signing in with the return address %j leads to %s', (returnTo, target) => {
    expect(returnTarget(returnTo)).toBe(target)
  })

  it('the return address is carried in the address of the sign-in page', () => {
    expect(loginAddress('/m/gameList?gameType=FISH&a=1')).toBe(
      '/m/login?returnTo=%2Fm%2FgameList%3FgameType%3DFISH%26a%3D1',
    )
    expect(loginAddress(undefined)).toBe('/m/login')
  })
})
