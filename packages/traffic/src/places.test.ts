import { createPlaces } from './places'

it('each key has its own places, and a place that is left can be taken again', () => {
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
