import { seededRandom } from './seeded-random'

describe('a seeded stream', () => {
  it('a seeded stream is the same for the same seed on every machine', () => {
    const random = seededRandom('perla')
    expect([random.int(0, 999), random.int(0, 999), random.int(0, 999)]).toMatchInlineSnapshot(`
     [
       514,
       763,
       16,
     ]
    `)
  })

  it('a seeded stream is evenly distributed', () => {
    const random = seededRandom('spread')
    const counts = Array.from({ length: 10 }, () => 0)
    for (let draw = 0; draw < 10_000; draw++) {
      const value = random.int(0, 9)
      counts[value] = (counts[value] ?? 0) + 1
    }
    expect(Math.max(...counts)).toBeLessThan(1_150)
    expect(Math.min(...counts)).toBeGreaterThan(850)
  })

  it('forks of a seeded stream do not depend on how much of it was consumed', () => {
    const one = seededRandom('a')
    const other = seededRandom('a')
    other.next()
    expect(one.fork('b').next()).toBe(other.fork('b').next())
    expect(one.fork('b').next()).not.toBe(one.fork('c').next())
  })

  it('shuffling keeps every item, and picking from an empty list is refused', () => {
    const random = seededRandom('a')
    expect([...random.shuffled([1, 2, 3, 4])].sort()).toEqual([1, 2, 3, 4])
    expect(() => random.pick([])).toThrow(RangeError)
  })
})
