import { sitePathSchema } from './primitives'

describe('a path inside the site', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'm/home', '/m/a b'])(
    '%s is not a path inside the site',
    (path) => {
      expect(sitePathSchema.safeParse(path).success).toBe(false)
    },
  )
  it('/m/launchGame?code=lobby is a path inside the site', () => {
    expect(sitePathSchema.safeParse('/m/launchGame?code=lobby').success).toBe(true)
  })
})
