import type { RequirementKind } from '@plaza/contract/money'
import fc from 'fast-check'
import { holdsOf } from './holds'

const kinds = ['deposit', 'bonus', 'transfer', 'adjustment'] as const satisfies RequirementKind[]
const holding = fc.record({
  kind: fc.constantFrom(...kinds),
  heldMinor: fc.integer({ min: 0, max: 1e12 }),
})
const open = fc.array(holding, { maxLength: 12 }).map((all) => all.map((one, id) => ({ ...one, id })))
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('what open requirements hold', () => {
  // WITHDRAW-7
  it('open requirements hold exactly the lesser of the wallet and all that they would hold, none more than its own', () => {
    fc.assert(
      fc.property(open, fc.integer({ min: 0, max: 1e12 }), (requirements, mainMinor) => {
        const holds = holdsOf(requirements, mainMinor)
        const wanted = sum(requirements.map(({ heldMinor }) => heldMinor))
        expect(sum(holds.map(({ heldMinor }) => heldMinor))).toBe(Math.min(mainMinor, wanted))
        for (const { id, heldMinor } of holds)
          expect(heldMinor).toBeLessThanOrEqual(requirements[id]?.heldMinor ?? -1)
      }),
    )
  })

  it('a bonus holds before money of the member, and the older before the newer', () => {
    const requirements = [
      { id: 1, kind: 'deposit', heldMinor: 100 },
      { id: 2, kind: 'bonus', heldMinor: 60 },
      { id: 3, kind: 'deposit', heldMinor: 50 },
      { id: 4, kind: 'bonus', heldMinor: 30 },
    ] as const
    expect(holdsOf(requirements, 110).map(({ id, heldMinor }) => [id, heldMinor])).toEqual([
      [2, 60],
      [4, 30],
      [1, 20],
      [3, 0],
    ])
  })
})
