import { arrangements } from '../kernel/arrangements'
import { range } from '../kernel/counting'
import { oddsBoard } from '../kernel/odds-board'
import type { Play, RuleSet } from '../kernel/play'
import { sideOpposites, sideOptions, sidesOf, sidesTogether } from '../kernel/sides'
import { singleTexts } from '../kernel/single-texts'
import { playTexts } from '../kernel/texts'
import { allDifferent } from '../kernel/ticket-forms'
import { matchingTickets } from '../kernel/tickets'
import { bestArrangement } from './best-arrangement'
import * as texts from './texts'

const numbers = range(1, 10)
const places = range(0, 9)
const placeRow = (place: number): string => `p${place + 1}`

const positions: Play = {
  id: 'pk10.positions',
  type: 'trad',
  group: 'positions',
  rows: places.map((place) => ({ id: placeRow(place), from: numbers, min: 0, max: 10 })),
  outcomes: 10,
  tiers: [{ id: 'place', wins: 1 }],
  unit: { kind: 'number' },
  units: (picks) => picks.reduce((units, picked) => units + picked.length, 0),
  settle: (picks, draw) => [picks.filter((picked, place) => picked.includes(draw[place] ?? 0)).length],
  highest: (picks, [prize = 0]) =>
    bestArrangement(10, (place, number) => (picks[place]?.includes(number + 1) ? prize : 0)),
  ...playTexts(texts.positions),
}

/** The first two or three places, each with its number. */
const front = (count: 2 | 3): Play => {
  const at = range(0, count - 1)
  const picked = ['7', '2', '10'].slice(0, count).join(', ')
  return {
    id: `pk10.front${count}.direct`,
    type: 'trad',
    group: 'front',
    rows: at.map((place) => ({ id: placeRow(place), from: numbers, min: 1, max: 10 })),
    outcomes: count === 2 ? 90 : 720,
    tiers: [{ id: 'direct', wins: 1 }],
    reads: at,
    unit: { kind: 'product', isDistinct: true },
    units: arrangements,
    settle: (picks, draw) => [at.every((place) => picks[place]?.includes(draw[place] ?? 0)) ? 1 : 0],
    highest: (_, [prize = 0]) => prize,
    ...playTexts(texts.front, { n: [String(count), String(count)], picked: [picked, picked] }),
  }
}

const single = (play: Play, picked: string): Play =>
  matchingTickets(
    play,
    { numbers: play.reads?.length ?? 0, first: 1, last: 10, width: 2, normal: allDifferent },
    singleTexts(play, picked),
  )

const isBig = (number: number): boolean => number >= 6

const sides: Play = {
  ...oddsBoard({
    id: 'pk10.sides',
    group: 'sides',
    rows: places.map(placeRow),
    options: sideOptions,
    outcomes: 10,
    wins: [5, 5, 5, 5],
    opposites: sideOpposites,
    hits: (draw, row) => sidesOf(isBig(draw[row] ?? 0), draw[row] ?? 0),
    ...playTexts(texts.sides),
  }),
  // Five numbers are big: more places than five cannot all win.
  highest: (picks, prizes) =>
    bestArrangement(10, (place, number) =>
      sidesOf(isBig(number + 1), number + 1).reduce(
        (sum, side) => sum + (picks[place]?.includes(side) ? (prizes[side] ?? 0) : 0),
        0,
      ),
    ),
}

const dragon: Play = oddsBoard({
  id: 'pk10.dragon',
  group: 'dragon',
  rows: range(1, 5).map((place) => `p${place}v${11 - place}`),
  options: ['dragon', 'tiger'],
  outcomes: 90,
  wins: [45, 45],
  opposites: [[0, 1]],
  hits: (draw, row) => [(draw[row] ?? 0) > (draw[9 - row] ?? 0) ? 0 : 1],
  ...playTexts(texts.dragon),
})

const crownOf = (draw: readonly number[]): number => (draw[0] ?? 0) + (draw[1] ?? 0)

const crownSum: Play = oddsBoard({
  id: 'pk10.crown.sum',
  group: 'crown',
  rows: ['sum'],
  options: { first: 3, last: 19 },
  outcomes: 90,
  wins: [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2],
  reads: [0, 1],
  hits: (draw) => [crownOf(draw) - 3],
  ...playTexts(texts.crownSum),
})

const crownSides: Play = oddsBoard({
  id: 'pk10.crown.sides',
  group: 'crown',
  rows: ['crown'],
  options: sideOptions,
  outcomes: 90,
  // 11, with ten outcomes, is small and odd.
  wins: [40, 50, 50, 40],
  together: sidesTogether,
  reads: [0, 1],
  hits: (draw) => sidesOf(crownOf(draw) > 11, crownOf(draw)),
  ...playTexts(texts.crownSides),
})

/** The numbers 1 to 10 in the order in which they come in. */
export const pk10: RuleSet = {
  id: 'pk10',
  draw: { count: 10, first: 1, last: 10, isDistinct: true, isSorted: false },
  plays: [
    positions,
    front(2),
    front(3),
    single(front(2), '0107 1002 0503'),
    single(front(3), '010702 100203 050310'),
    sides,
    dragon,
    crownSum,
    crownSides,
  ],
}
