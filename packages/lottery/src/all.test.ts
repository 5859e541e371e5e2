import { ruleSets } from './all'
import { holdsBothSides, settle, unitsOf } from './kernel/check-picks'
import { highestPrize, isPrizeGroup, prizesOf, rebateOf, returnOf, hasFixedPrizes } from './kernel/prizes'
import { randomNumbers, randomPicks } from './testing/random'

const plays = Object.values(ruleSets).flatMap(({ plays: all }) => all)
const groups = Array.from({ length: 81 }, (_, step) => 1_800 + 2 * step)

it('has about eighty plays without the single tickets, each with an id of its own', () => {
  expect(new Set(plays.map(({ id }) => id)).size).toBe(plays.length)
  expect(plays.filter(({ id }) => !id.endsWith('.single')).length).toBeGreaterThanOrEqual(80)
})

// LOTTERY-6
it('return and rebate of every play add up to the largest prize group, at every position of the slider', () => {
  for (const play of plays.filter((one) => !hasFixedPrizes(one)))
    for (const tier of play.tiers.keys())
      for (const group of groups) {
        expect(isPrizeGroup(group, 1_960)).toBe(true)
        const { returned, staked } = returnOf(play, group, tier)
        const rebate = BigInt(rebateOf(play, { group, largestGroup: 1_960 }))
        if (returned * 10_000n * 2_000n + rebate * staked * 2_000n !== 1_960n * 10_000n * staked)
          throw new Error(`${play.id} tier ${tier} at ${group}`)
      }
})

// LOTTERY-6
it('no prize is rounded up, and none loses a ten-thousandth of a minor unit of its price', () => {
  for (const play of plays.filter((one) => one.type === 'trad' && !hasFixedPrizes(one)))
    for (const [tier, { wins }] of play.tiers.entries())
      for (const unitMinor of [1, 10, 100]) {
        const prize = BigInt(prizesOf(play, { group: 1_950, unitMinor })[tier] ?? 0)
        const exact = BigInt(unitMinor) * 1_950n * BigInt(play.outcomes) * 10_000n
        const parts = 2_000n * BigInt(wins)
        expect(prize * parts <= exact && exact < (prize + 1n) * parts).toBe(true)
      }
})

it('every prize and every highest prize is a whole number that stays exact', () => {
  const next = randomNumbers(1)
  for (const play of plays) {
    const prizes = prizesOf(play, { group: 1_960, unitMinor: 100 })
    expect([play.id, prizes.every((prize) => Number.isSafeInteger(prize) && prize > 0)]).toEqual([
      play.id,
      true,
    ])
    const highest = highestPrize(play, randomPicks(play, next), { group: 1_960, unitMinor: 100 })
    expect([play.id, Number.isSafeInteger(highest) && highest > 0]).toEqual([play.id, true])
  }
})

it('every play says its name, its rule and an example in both languages', () => {
  for (const { id, name, help, example } of plays)
    for (const text of [name, help, example])
      for (const told of [text.en, text.fil])
        expect([id, told]).toEqual([id, expect.stringMatching(/^[^{}]+$/)])
})

it('the rule of a play on single numbers speaks of one, not of sets of one', () => {
  for (const { id, help } of plays)
    expect({ id, help }).not.toMatchObject({
      help: { en: expect.stringMatching(/\b1 (numbers|digits|of)\b/) },
    })
})

it('opposite sides win one half of all outcomes each', () => {
  for (const play of plays)
    for (const [one, other] of play.opposites ?? []) {
      expect([play.id, Number(play.tiers[one]?.wins) * 2]).toEqual([play.id, Number(play.outcomes)])
      expect([play.id, Number(play.tiers[other]?.wins) * 2]).toEqual([play.id, Number(play.outcomes)])
      expect(holdsBothSides(play, [[one, other]])).toBe(true)
    }
})

// LOTTERY-1
it('no play fails for invalid picks, or for a draw of other rules', () => {
  const wrong: unknown[] = [[], [[]], [[-1]], [[1e9]], [[0.5]], [['1']], [[1, 1]], 'x', [null]]
  for (const play of plays) {
    for (const picks of wrong) {
      expect(unitsOf(play, picks as never)).toBe(0)
      expect(settle(play, picks as never, [])).toEqual(play.tiers.map(() => 0))
    }
    const won = settle(play, randomPicks(play, randomNumbers(2)), [])
    expect([play.id, won.length]).toEqual([play.id, play.tiers.length])
  }
})
