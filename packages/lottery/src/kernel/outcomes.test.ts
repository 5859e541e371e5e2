import { ruleSets } from '../all'
import { playIn } from '../testing/play-in'
import { randomNumbers, randomPicks } from '../testing/random'
import { outcomesOf } from './outcomes'
import { prizesOf } from './prizes'

const plays = Object.values(ruleSets).flatMap(({ plays: all }) => all)
const group = { group: 1_950, unitMinor: 100 }
const five = playIn(ruleSets.five)
const keysOf = (play: (typeof plays)[number], picks: number[][]) =>
  outcomesOf(play, picks, prizesOf(play, group), 100)?.map(({ part, unit }) => `${part}/${unit}`)

// LOTTERY-8
it.each([
  ['five.front3.direct', [[1, 2], [3], [4]], ['/1.3.4', '/2.3.4']],
  ['five.front3.group6', [[9, 1, 5]], ['/1.5.9']],
  ['five.front3.group3', [[2, 1]], ['/1-2', '/2-1']],
  [
    'five.all5.group30',
    [
      [1, 2],
      [3, 1],
    ],
    ['/1.2-3'],
  ],
  ['five.two.direct', [[1], [], [2], [], []], ['0.2/1.2']],
  ['five.star1', [[7], [], [], [], [7]], ['0/7', '4/7']],
  ['pk10.front2.direct', [[1, 2], [2]], ['/1.2']],
])('%s: the outcomes of %j are its units', (id, picks, keys) => {
  const play = plays.find((one) => one.id === id)
  expect(play && keysOf(play, picks)).toEqual(keys)
})

// LOTTERY-8
it('every play has an outcome for each unit, and no draw pays more than all of them together', () => {
  const next = randomNumbers(12)
  for (const play of plays)
    for (let time = 0; time < 4; time += 1) {
      const picks = randomPicks(play, next)
      const prizes = prizesOf(play, group)
      const outcomes = outcomesOf(play, picks, prizes, 200_000)
      if (!outcomes) {
        expect([play.id, play.canWinWhole]).toEqual([play.id, true])
        continue
      }
      const expected = play.unit.kind === 'number' ? picks.flat().length : play.units(picks)
      const units = outcomes.filter(({ part }) => part !== 'pairs').map(({ part, unit }) => `${part}/${unit}`)
      expect([play.id, new Set(units).size]).toEqual([play.id, expected])
      const all = outcomes.reduce((sum, { prize }) => sum + prize, 0)
      expect([play.id, play.highest(picks, prizes) <= all]).toEqual([play.id, true])
    }
})

// LOTTERY-8
it.each([
  ['five.front3.direct.single', [[123]], 'five.front3.direct', '1.2.3'],
  ['five.all5.direct.single', [[5]], 'five.all5.direct', '0.0.0.0.5'],
  ['five.front3.group3.single', [[112]], 'five.front3.group3', '1-2'],
  ['five.front3.group3.single', [[122]], 'five.front3.group3', '2-1'],
  ['five.front2.group.single', [[58]], 'five.front2.group', '5.8'],
  ['pk10.front2.direct.single', [[1002]], 'pk10.front2.direct', '10.2'],
  ['eleven.any2.single', [[111]], 'eleven.any2', '1.11'],
  ['dice.pairsingle.single', [[344]], 'dice.pairsingle', '4-3'],
])('a ticket of %s, %j, is an outcome of %s', (id, picks, owner, unit) => {
  const play = plays.find((one) => one.id === id)
  const outcomes = play && outcomesOf(play, picks, prizesOf(play, group), 100)
  expect(outcomes).toMatchObject([{ play: owner, unit }])
  const whole = plays.find((one) => one.id === owner)
  const numbers = unit.split(/[.-]/).map((number) => [Number(number)])
  const isSet = whole?.rows.length === 1
  const same = whole && outcomesOf(whole, isSet ? [numbers.flat()] : numbers, prizesOf(whole, group), 100)
  expect(same).toContainEqual(outcomes?.[0])
})

it('an odds board exposes each option to its own prize, lô each number on all of its prizes', () => {
  const crown = playIn(ruleSets.pk10)('pk10.crown.sides')
  const [small, odd] = outcomesOf(crown, [[1, 2]], prizesOf(crown, group), 10) ?? []
  expect([small?.prize, odd?.prize]).toEqual([1_755_000, 1_755_000])
  const lo = playIn(ruleSets.vn27)('vn27.lo2')
  expect(outcomesOf(lo, [[45]], prizesOf(lo, group), 10)).toEqual([
    { play: 'vn27.lo2', part: '0', unit: '45', prize: 27 * 99 * 100 * 10_000 },
  ])
})

it('names no outcomes of a line with more units than asked for', () => {
  const direct = five('five.front2.direct')
  const picks = [
    [1, 2],
    [3, 4],
  ]
  expect(outcomesOf(direct, picks, prizesOf(direct, group), 3)).toBeUndefined()
  expect(outcomesOf(direct, picks, prizesOf(direct, group), 4)).toHaveLength(4)
})
