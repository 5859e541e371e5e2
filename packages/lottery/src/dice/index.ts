import { choose, countIn, different, range, shapeOf, sumOf, timesIn } from '../kernel/counting'
import { oddsBoard } from '../kernel/odds-board'
import type { Play, PlayTexts, Row, RuleSet } from '../kernel/play'
import { sideOptions, sidesOf, sidesTogether } from '../kernel/sides'
import { singleTexts } from '../kernel/single-texts'
import { playTexts } from '../kernel/texts'
import { inAnyOrder } from '../kernel/ticket-forms'
import { matchingTickets } from '../kernel/tickets'
import * as texts from './texts'

const outcomes = 216
const faces = { first: 1, last: 6 }
const positions = [0, 1, 2]
const isTriple = (draw: readonly number[]): boolean => different(draw).length === 1

/** A board of one row, over all throws. */
const board = (
  id: string,
  group: string,
  rest: Pick<Parameters<typeof oddsBoard>[0], 'options' | 'wins' | 'hits' | 'together'>,
  told: PlayTexts,
): Play =>
  oddsBoard({
    id: `dice.${id}`,
    group,
    rows: [id.replace('.', '-')],
    outcomes,
    reads: positions,
    ...rest,
    ...told,
  })

const sum = board(
  'sum',
  'sum',
  {
    options: { first: 3, last: 18 },
    wins: [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1],
    hits: (draw) => [sumOf(draw) - 3],
  },
  playTexts(texts.sum),
)

/** A triple is neither big nor small, neither odd nor even. */
const sides = board(
  'sides',
  'sum',
  {
    options: sideOptions,
    wins: [105, 105, 105, 105],
    together: sidesTogether,
    hits: (draw) => (isTriple(draw) ? [] : sidesOf(sumOf(draw) >= 11, sumOf(draw))),
  },
  playTexts(texts.sides),
)

const anyTriple = board(
  'triple.any',
  'same',
  { options: ['any'], wins: [6], hits: (draw) => (isTriple(draw) ? [0] : []) },
  playTexts(texts.anyTriple),
)

const triple = board(
  'triple',
  'same',
  {
    options: faces,
    wins: range(1, 6).map(() => 1),
    hits: (draw) => (isTriple(draw) ? [(draw[0] ?? 0) - 1] : []),
  },
  playTexts(texts.triple),
)

const pair = board(
  'pair',
  'same',
  {
    options: faces,
    wins: range(1, 6).map(() => 16),
    hits: (draw) => range(1, 6).flatMap((face) => (timesIn(face, draw) >= 2 ? [face - 1] : [])),
  },
  playTexts(texts.pair),
)

const straight = board(
  'straight',
  'different',
  {
    options: ['any'],
    wins: [24],
    hits: (draw) => (different(draw).length === 3 && Math.max(...draw) - Math.min(...draw) === 2 ? [0] : []),
  },
  playTexts(texts.straight),
)

const face = board(
  'face',
  'different',
  {
    options: faces,
    wins: range(1, 6).map(() => 91),
    hits: (draw) => different(draw).map((one) => one - 1),
    together: range(0, 5).flatMap((a) =>
      range(a, 5).flatMap((b) => range(b, 5).map((c) => different([a, b, c]))),
    ),
  },
  playTexts(texts.face),
)

const faceRow = (min: number, id = 'faces'): Row => ({ id, from: range(1, 6), min, max: 6 })

/** A play of units that win by the faces that are rolled. */
const tradition = (
  id: string,
  group: string,
  wins: number,
  rest: Pick<Play, 'rows' | 'unit' | 'units' | 'settle' | 'highest'>,
  told: PlayTexts,
): Play => ({
  id: `dice.${id}`,
  type: 'trad',
  group,
  outcomes,
  tiers: [{ id, wins }],
  reads: positions,
  ...rest,
  ...told,
})

const pairSingle = tradition(
  'pairsingle',
  'same',
  3,
  {
    rows: [faceRow(1, 'pair'), faceRow(1, 'single')],
    unit: { kind: 'split', some: 1, rest: 1 },
    units: ([a = [], b = []]) => a.length * b.length - countIn(a, b),
    settle: ([a = [], b = []], draw) => {
      const isHit =
        shapeOf(draw).join() === '2,1' &&
        draw.every((one) => (timesIn(one, draw) === 2 ? a : b).includes(one))
      return [isHit ? 1 : 0]
    },
    highest: (_, [prize = 0]) => prize,
  },
  playTexts(texts.pairSingle),
)

/** `count` different faces of those picked, in any order. */
const differentFaces = (id: string, count: 2 | 3, wins: number, told: PlayTexts): Play =>
  tradition(
    id,
    'different',
    wins,
    {
      rows: [faceRow(count)],
      unit: { kind: 'set', size: count },
      units: ([set = []]) => choose(set.length, count),
      settle: ([set = []], draw) => [choose(countIn(different(draw), set), count)],
      highest: ([set = []], [prize = 0]) => choose(Math.min(set.length, 3), count) * prize,
    },
    told,
  )

const two = differentFaces('two', 2, 30, playTexts(texts.two))
const three = differentFaces('three', 3, 6, playTexts(texts.three))

const single = (play: Play, kinds: number, picked: string): Play =>
  matchingTickets(
    play,
    { numbers: 3, ...faces, width: 1, normal: inAnyOrder(kinds) },
    singleTexts(play, picked),
  )

/** Three dice in the order in which they are thrown. */
export const dice: RuleSet = {
  id: 'dice',
  draw: { count: 3, first: 1, last: 6, isDistinct: false, isSorted: false },
  plays: [
    two,
    three,
    pairSingle,
    single(three, 3, '123 256 345'),
    single(pairSingle, 2, '112 334 556'),
    sum,
    sides,
    anyTriple,
    triple,
    pair,
    straight,
    face,
  ],
}
