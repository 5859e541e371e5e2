import { createFreshCache } from './fresh-cache'

let nowMs: number
let failures: unknown[]
const make = (staleMs = 1000) =>
  createFreshCache<string>(
    { freshMs: 10, staleMs, restMs: 50 },
    () => nowMs,
    (error) => failures.push(error),
  )
const failing = () => Promise.reject(new Error('away'))
beforeEach(() => {
  nowMs = 0
  failures = []
})

it('the cache makes one request for many concurrent readers, and none while the answer is fresh', async () => {
  const cache = make()
  const ask = jest.fn(() => Promise.resolve('a'))
  expect(await Promise.all([cache.get('k', ask), cache.get('k', ask)])).toEqual(['a', 'a'])
  nowMs = 10
  await cache.get('k', ask)
  expect(ask).toHaveBeenCalledTimes(1)
  nowMs = 11
  await cache.get('k', ask)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('the cache serves the last answer while requests fail, and retries a dead upstream only now and then', async () => {
  const cache = make()
  await cache.get('k', () => Promise.resolve('a'))
  nowMs = 100
  expect(await cache.get('k', failing)).toBe('a')
  nowMs = 149
  expect(await cache.get('k', () => Promise.resolve('b'))).toBe('a')
  nowMs = 151
  expect(await cache.get('k', () => Promise.resolve('b'))).toBe('b')
  expect(failures).toHaveLength(1)
})

it('the cache serves no answer that is too old, and none before the first answer', async () => {
  const cache = make()
  await cache.get('k', () => Promise.resolve('a'))
  nowMs = 1001
  expect(await cache.get('k', failing)).toBeUndefined()
  expect(await cache.get('other', failing)).toBeUndefined()
})

it('the cache hands out an answer that it may not serve once stale, however long the request took', async () => {
  const cache = make(0)
  const slow = async () => {
    await Promise.resolve()
    nowMs += 5
    return 'a'
  }
  const answer = cache.get('k', slow)
  expect(await answer).toBe('a')
  nowMs += 10
  expect(await cache.get('k', failing)).toBe('a')
  nowMs += 1
  expect(await cache.get('k', failing)).toBeUndefined()
})
