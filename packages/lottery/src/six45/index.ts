import { choose, countIn, range } from '../kernel/counting'
import type { Play, RuleSet, TicketShape, Tier } from '../kernel/play'
import { prizeScale } from '../kernel/prizes'
import { singleTexts } from '../kernel/single-texts'
import { playTexts } from '../kernel/texts'
import { inAnyOrder } from '../kernel/ticket-forms'
import { numbersOf, singleTickets } from '../kernel/tickets'
import * as texts from './texts'

const size = 6

/** How many numbers are right, in how many of all draws that is so for one unit, and what it pays. */
const matches = [
  { right: 6, wins: 1, pays: 3_000_000 },
  { right: 5, wins: 234, pays: 5_000 },
  { right: 4, wins: 11_115, pays: 120 },
  { right: 3, wins: 182_780, pays: 8 },
] as const

const tiers: readonly Tier[] = matches.map(({ right, wins, pays }) => ({
  id: `right${right}`,
  wins,
  multiple: pays * prizeScale,
}))

/** Winning units by tier when `hit` of `picked` numbers are drawn: so many of these, and the rest of the others. */
const wonBy = (picked: number, hit: number): number[] =>
  matches.map(({ right }) => choose(hit, right) * choose(picked - hit, size - right))

/** All tiers at once: a unit of six numbers wins by how many of these are drawn. */
const six: Play = {
  id: 'six45.six',
  type: 'trad',
  group: 'six',
  rows: [{ id: 'numbers', from: range(1, 45), min: size, max: 15 }],
  outcomes: 8_145_060,
  tiers,
  hasSharedTiers: true,
  unit: { kind: 'set', size },
  units: ([set = []]) => choose(set.length, size),
  settle: ([set = []], draw) => wonBy(set.length, countIn(draw, set)),
  highest: ([set = []], prizes) =>
    wonBy(set.length, size).reduce((sum, units, tier) => sum + units * (prizes[tier] ?? 0), 0),
  ...playTexts(texts.six),
}

const ticket: TicketShape = { numbers: size, first: 1, last: 45, width: 2, normal: inAnyOrder(size) }

const single: Play = {
  ...singleTickets({
    of: six,
    ticket,
    tierOf: (draw) => {
      const drawn = new Set(draw)
      return (code) => {
        let right = 0
        for (const number of numbersOf(ticket, code)) if (drawn.has(number)) right += 1
        return matches.findIndex((match) => match.right === right)
      }
    },
    // One ticket can have all six; of the others, no more can have five, four or three than there are such tickets.
    highest: ([codes = []], prizes) => {
      let left = codes.length
      return matches.reduce((sum, { wins }, tier) => {
        const most = Math.min(left, wins)
        left -= most
        return sum + most * (prizes[tier] ?? 0)
      }, 0)
    },
    texts: singleTexts(six, '010203040506 071421283542 051015202530'),
  }),
  hasSharedTiers: true,
}

/** Six of the numbers 1 to 45, in ascending order. */
export const six45: RuleSet = {
  id: 'six45',
  draw: { count: size, first: 1, last: 45, isDistinct: true, isSorted: true },
  plays: [six, single],
}
