import { createPlaces } from './places'

it('gives each key its own places, and one that was left to the next', () => {
  const places = createPlaces(2)
  const leave = places.take('a')
  expect(places.take('a')).toBeDefined()
  expect(places.take('a')).toBeUndefined()
  expect(places.take('b')).toBeDefined()
  leave?.()
  leave?.()
  expect(places.take('a')).toBeDefined()
  expect(places.take('a')).toBeUndefined()
})
