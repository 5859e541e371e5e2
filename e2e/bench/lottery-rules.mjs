import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './site.mjs'

const orders = 40_000
const tickets = 10_000
const seed = 13

const load = async (entry) => import(pathToFileURL(join(root, `packages/lottery/dist/${entry}.mjs`)).href)

/** A random draw of the shape that a rule set has. */
function drawOf({ count, first, last, isDistinct, isSorted }, next) {
  const left = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const draw = Array.from({ length: count }, () => {
    const at = next(left.length)
    return isDistinct ? left.splice(at, 1)[0] : left[at]
  })
  return isSorted ? draw.sort((a, b) => a - b) : draw
}

/** Orders of one to five lines over all plays, each on a draw of its rules, with the prizes that they were sold at. */
function mixedOrders({ prizesOf, rebateOf, unitsOf }, rules, { randomPicks, next }) {
  const all = Object.values(rules)
  return Array.from({ length: orders }, () => {
    const { draw, plays } = all[next(all.length)]
    const lines = Array.from({ length: 1 + next(5) }, () => {
      const play = plays[next(plays.length)]
      const picks = randomPicks(play, next)
      const multiplier = 1 + next(9_999)
      return {
        play,
        picks,
        multiplier,
        prizes: prizesOf(play, { group: 1_950, unitMinor: 100 }),
        stakeMinor: unitsOf(play, picks) * multiplier * 100,
        rebate: rebateOf(play, { group: 1_950, largestGroup: 1_960 }),
      }
    })
    return { lines, numbers: drawOf(draw, next) }
  })
}

/** Milliseconds of one call. */
function timed(call) {
  const start = process.hrtime.bigint()
  call()
  return Number(process.hrtime.bigint() - start) / 1e6
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

function settledASecond({ settle, orderPayout }, some) {
  const settleAll = () => {
    for (const { lines, numbers } of some)
      orderPayout(lines.map((line) => ({ ...line, wins: settle(line.play, line.picks, numbers) })))
  }
  const runs = Array.from({ length: 5 }, () => timed(settleAll))
  return orders / (median(runs) / 1_000)
}

/** Tickets with duplicates and invalid ones among them, as they are pasted. */
const pasted = (next) =>
  Array.from({ length: tickets }, (_, at) =>
    at % 100 === 0 ? '1234x' : String(next(100_000)).padStart(5, '0'),
  ).join('\n')

function pasteMs({ parseTickets, unitsOf }, play, next) {
  const text = pasted(next)
  return median(Array.from({ length: 9 }, () => timed(() => unitsOf(play, [parseTickets(play, text).valid]))))
}

/** Calls back with every draw of 6 of 45; the array is always the same. */
function everySix(call) {
  const draw = [0, 0, 0, 0, 0, 0]
  const from = (place, first) => {
    for (let number = first; number <= 40 + place; number += 1) {
      draw[place] = number
      if (place === 5) call(draw)
      else from(place + 1, number + 1)
    }
  }
  from(0, 1)
}

/** By how many winning units the wins of random systems over all draws of 6 of 45 differ from units × wins. */
function sixDifference({ unitsOf }, play, { randomPicks, next }) {
  const picks = randomPicks(play, next)
  const wins = play.tiers.map(() => 0)
  let draws = 0
  everySix((draw) => {
    draws += 1
    const won = play.settle(picks, draw)
    for (let tier = 0; tier < won.length; tier += 1) wins[tier] += won[tier]
  })
  const units = unitsOf(play, picks)
  const off = play.tiers.reduce((sum, tier, at) => sum + Math.abs(wins[at] - units * tier.wins), 0)
  return off + Math.abs(draws - play.outcomes)
}

/** The rules alone, on one core: settlement, a pasted list of tickets, and every draw of 6 of 45. */
export async function lotteryRules(say) {
  await run('packages/build/bin/bundle.mjs', ['lottery', 'index', 'all', 'testing/random'])
  const kernel = await load('index')
  const { ruleSets } = await load('all')
  const { randomNumbers, randomPicks } = await load('random')
  const next = randomNumbers(seed)
  say(`${orders} orders …`)
  const settled = settledASecond(kernel, mixedOrders(kernel, ruleSets, { randomPicks, next }))
  const playOf = (rules, id) => ruleSets[rules].plays.find((play) => play.id === id)
  const paste = pasteMs(kernel, playOf('five', 'five.all5.direct.single'), next)
  say('every draw of 6 of 45 …')
  const off = [1, 2, 3].map(() => sixDifference(kernel, playOf('six45', 'six45.six'), { randomPicks, next }))
  return [
    {
      id: '–',
      key: 'lotterySettled',
      name: 'orders of one to five mixed lines settled a second, one core',
      value: settled,
      must: 10_000,
      aim: 20_000,
      digits: 0,
      atLeast: true,
    },
    {
      id: '–',
      key: 'lotteryPaste',
      name: 'units of a pasted list of 10,000 tickets, validated',
      value: paste,
      must: 100,
      aim: 50,
      unit: 'ms',
      digits: 1,
    },
    {
      id: '–',
      key: 'lotterySix',
      name: '6 of 45, three random systems over all 8,145,060 draws: winning units more or fewer than counted',
      value: Math.max(...off),
      must: 0,
      aim: 0,
      gate: true,
      digits: 0,
    },
  ]
}
