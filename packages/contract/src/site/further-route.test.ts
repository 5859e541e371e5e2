import { furtherRoute } from './further-route'

const rows = [
  { path: '/m/promo', to: '/m/activity' },
  { path: '/m/old', to: '/m/promo?from=old' },
  { path: '/m/here', to: '/m/there' },
  { path: '/m/there', to: '/m/here' },
  { path: '/m/self', to: '/m/self' },
  { path: '/m/activity', to: '/m/home' },
]

describe('a further configured path', () => {
  // ROUTE-5
  it.each([
    ['/m/promo', '/m/activity'],
    ['/m/old', '/m/activity'],
    ['/m/promo/', undefined],
    ['/m/Promo', undefined],
    ['/m/home', undefined],
    ['/m/activity', undefined],
    ['/m/here', undefined],
    ['/m/self', undefined],
  ])('the configured path %s leads to %s', (path, to) => {
    expect(furtherRoute(path, rows, (one) => one === '/m/activity')).toBe(to)
  })

  it('a path leads nowhere when no paths are configured', () => {
    expect(furtherRoute('/m/promo', undefined, () => false)).toBeUndefined()
  })
})
