import { furtherRoute } from './system'

const rows = [
  { path: '/m/promo', to: '/m/activity' },
  { path: '/m/old', to: '/m/promo?from=old' },
  { path: '/m/here', to: '/m/there' },
  { path: '/m/there', to: '/m/here' },
  { path: '/m/self', to: '/m/self' },
]

describe('a further configured path', () => {
  it.each([
    ['/m/promo', '/m/activity'],
    ['/m/old', '/m/activity'],
    ['/m/promo/', undefined],
    ['/m/Promo', undefined],
    ['/m/home', undefined],
    ['/m/here', undefined],
    ['/m/self', undefined],
  ])('%s leads to %s', (path, to) => {
    expect(furtherRoute(path, rows)).toBe(to)
  })

  it('leads nowhere without rows', () => {
    expect(furtherRoute('/m/promo', undefined)).toBeUndefined()
  })
})
