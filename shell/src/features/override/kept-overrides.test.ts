import { createMemoryStorage } from '@plaza/events/testing'
import { keepOverrides, readOverrides } from './kept-overrides'

const overrides = new Map([
  ['mf-cashier', 'http://localhost:8190/'],
  ['mf-games', 'http://127.0.0.1:8191/dist/'],
])

it('keeps overrides as they were', () => {
  const storage = createMemoryStorage()
  keepOverrides(storage, overrides)
  expect(readOverrides(storage)).toEqual(overrides)
})

it('leaves nothing behind where there is none', () => {
  const storage = createMemoryStorage()
  keepOverrides(storage, overrides)
  keepOverrides(storage, new Map())
  expect(storage.getItem('plaza.override')).toBeNull()
})

it.each([
  'no JSON',
  '{"mf-cashier":"http://localhost:8190/"}',
  '[7, null]',
  '["mf-cashier@http://evil.example/", "mf-cashier@reset"]',
])('takes %s for nothing, because it never wrote that', (text) => {
  const storage = createMemoryStorage()
  storage.setItem('plaza.override', text)
  expect(readOverrides(storage).size).toBe(0)
})
