/** @jest-environment node */
import { pageBackOf, parseLaunchQuery } from './launch-query'

const parse = (query: string) => parseLaunchQuery(new URLSearchParams(query))

describe('the address of the game page', () => {
  // LAUNCH-1
  it('the address of the game page has its documented parameters with their defaults', () => {
    expect(parse('nodeId=7')).toEqual({
      call: expect.objectContaining({ nodeId: '7', playType: 'trad', code: 'lobby', mode: 'real' }),
      mode: 'real',
      pageBack: '/m/home',
    })
    expect(parse('vendor=TIDE&gameId=reef&prize_mode=Lott&code=R9&playType=ent&category=RNG')?.call).toEqual({
      nodeId: undefined,
      category: 'RNG',
      vendor: 'TIDE',
      gameId: 'reef',
      mode: 'real',
      playType: 'ent',
      prize_mode: 'Lott',
      code: 'R9',
      pageBack: '/m/home',
    })
  })

  it('the address of the game page also calls a vendor vassalage, as lists do', () => {
    expect(parse('vassalage=DS88&code=R1')?.call.vendor).toBe('DS88')
  })

  it.each(['', 'code=lobby', 'gameId=reef', 'nodeId=abc', 'nodeId=-4', `nodeId=7&code=${'x'.repeat(65)}`])(
    'the address of the game page names no game with "%s"',
    (query) => expect(parse(query)).toBeUndefined(),
  )

  it('the address of the game page starts practice only on request', () => {
    expect(parse('nodeId=7&mode=demo')?.mode).toBe('demo')
    expect(parse('nodeId=7&mode=free')?.mode).toBe('real')
  })

  // LAUNCH-5
  it.each([
    ['home', '/m/home'],
    [null, '/m/home'],
    ['', '/m/home'],
    ['/m/gameList?gameType=RNG', '/m/gameList?gameType=RNG'],
    ['/m', '/m'],
    ['https://evil.example/m/home', '/m/home'],
    ['//evil.example/m', '/m/home'],
    ['/\\evil.example', '/m/home'],
    ['javascript:alert(1)', '/m/home'],
    ['/wps/session/logout', '/m/home'],
    ['/m/launchGame?nodeId=7', '/m/home'],
  ])('the address of the game page leads back from %s to %s', (given, expected) => {
    expect(pageBackOf(given)).toBe(expected)
  })
})
