import { sitePathSchema } from './index'

describe('a path inside the site', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'm/home', '/m/a b'])(
    'is not %s',
    (path) => {
      expect(sitePathSchema.safeParse(path).success).toBe(false)
    },
  )
  it('is /m/launchGame?code=lobby', () => {
    expect(sitePathSchema.safeParse('/m/launchGame?code=lobby').success).toBe(true)
  })
})
