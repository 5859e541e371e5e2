import * as fc from 'fast-check'
import { canSplit, splitEqually, splitPot } from './split-pot'

// REDRAIN-1
it('a pot of any size is split into exactly as many packets as asked for, none below the least, with the pot as their sum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      (packets, leastMinor, restMinor) => {
        const potMinor = packets * leastMinor + restMinor
        const amounts = splitPot({ potMinor, packets, leastMinor })
        expect(amounts).toHaveLength(packets)
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(leastMinor)
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(potMinor)
      },
    ),
  )
})

it('packets differ, and their order says nothing about their size', () => {
  const cuts = [900, 100, 500]
  expect(splitPot({ potMinor: 1_000, packets: 4, leastMinor: 1 }, () => cuts.pop() ?? 0)).toEqual([
    101, 401, 401, 97,
  ])
})

it.each([
  ['no packet', { potMinor: 100, packets: 0, leastMinor: 1 }],
  ['less than a centavo for each', { potMinor: 99, packets: 100, leastMinor: 1 }],
  ['packets of nothing', { potMinor: 100, packets: 10, leastMinor: 0 }],
])('a pot with %s cannot be split', (_what, pot) => {
  expect(canSplit(pot)).toBe(false)
  expect(() => splitPot(pot)).toThrow(RangeError)
})

// ENVELOPE-1
it('a pot that is split equally has the pot as its sum, and no two packets differ by more than a centavo', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      (packets, moreMinor) => {
        const potMinor = packets + moreMinor
        const amounts = splitEqually({ potMinor, packets })
        expect(amounts).toHaveLength(packets)
        expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(potMinor)
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

it('more packets than centavos cannot be split equally', () => {
  expect(() => splitEqually({ potMinor: 2, packets: 3 })).toThrow(RangeError)
})
