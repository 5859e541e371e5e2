import { isDemo } from './demo'

// START-2
it.each([
  [{}, true],
  [{ DEMO: '' }, true],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgres://db/plaza' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ DATABASE_URL: 'postgres://db/plaza', DEMO: '1' }, true],
  [{ NODE_ENV: 'production', DEMO: '1' }, true],
  [{ NODE_ENV: 'test', DATABASE_URL: '' }, true],
])('the environment %j makes the site a demo: %s', (env, is) => {
  expect(isDemo(env)).toBe(is)
})
