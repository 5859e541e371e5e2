import { createMemoryStorage } from '@plaza/events/testing'
import { rememberOverrides, readOverrides } from './remember-overrides'

const overrides = new Map([
  ['mf-cashier', 'http://localhost:8190/'],
  ['mf-games', 'http://127.0.0.1:8191/dist/'],
])

it('kept overrides are read back unchanged', () => {
  const storage = createMemoryStorage()
  rememberOverrides(storage, overrides)
  expect(readOverrides(storage)).toEqual(overrides)
})

it('keeping an empty list of overrides leaves nothing in storage', () => {
  const storage = createMemoryStorage()
  rememberOverrides(storage, overrides)
  rememberOverrides(storage, new Map())
  expect(storage.getItem('plaza.override')).toBeNull()
})

it.each([
  'no JSON',
  '{"mf-cashier":"http://localhost:8190/"}',
  '[7, null]',
  '["mf-cashier@http://evil.example/", "mf-cashier@reset"]',
])('kept overrides ignore %s, which this program never writes', (text) => {
  const storage = createMemoryStorage()
  storage.setItem('plaza.override', text)
  expect(readOverrides(storage).size).toBe(0)
})
