import { holdsBothSides, isDraw, settle, unitsOf } from '../kernel/check-picks'
import type { Play } from '../kernel/play'
import { basisPoints, oddsOf, rebateOf, returnOf } from '../kernel/prizes'
import { parseTickets } from '../kernel/tickets'
import { everyProduct } from '../testing/enumerate'
import { playIn } from '../testing/play-in'
import { provePlay } from '../testing/prove'
import { randomNumbers, randomPicks } from '../testing/random'
import { digitsOfBoard, northBoard, prizesOfBoard, southBoard, type Board } from './boards'
import { boardOf, vn18, vn27 } from './index'
import { vietnamPlays } from './plays'
import { boardsWithAll, boardsWithNone } from './tail-counts'

const north = playIn(vn27)
const south = playIn(vn18)

/** A draw of the board with these last digits of its prizes in their order; other digits are 9, other tails 00. */
function drawWith(board: Board, tails: Readonly<Record<number, string>>): number[] {
  const draw = Array<number>(digitsOfBoard(board)).fill(9)
  for (const [at, { start, digits }] of prizesOfBoard(board).entries()) {
    const tail = tails[at] ?? '00'
    for (let digit = 0; digit < tail.length; digit += 1)
      draw[start + digits - tail.length + digit] = Number(tail[digit])
  }
  return draw
}

const small = (board: Board, base: number): Play[] =>
  vietnamPlays({
    id: 'small',
    board,
    base,
    heads: [
      { rank: 'db', end: 'first' },
      { rank: 'g7', end: 'last' },
    ],
    xien: [
      [2, 10_000],
      [3, 10_000],
      [4, 10_000],
    ],
    miss: [
      [4, 10_000],
      [8, 10_000],
    ],
  })

const twoPrizes: Board = [
  { id: 'db', prizes: 1, digits: 3 },
  { id: 'g7', prizes: 1, digits: 2 },
]
const fourPrizes: Board = [
  { id: 'db', prizes: 1, digits: 2 },
  { id: 'g7', prizes: 3, digits: 2 },
]

// LOTTERY-1
it.each(
  small(twoPrizes, 10)
    .filter(({ id, reduction }) => reduction !== 'tails' && !id.endsWith('lo4'))
    .map((play) => [play.id, play] as const),
)('%s wins units × winning outcomes over every board of two prizes', (_, play) => {
  provePlay(play, everyProduct(5, 0, 9), { times: 2, seed: 27 })
})

// LOTTERY-1
it.each(
  small(fourPrizes, 3)
    .filter(({ id }) => /\.(?:xien\d|truot\d|lo2|head\.\w+|de)$/.test(id))
    .map((play) => [play.id, play] as const),
)('%s wins units × winning outcomes over every board of four prizes with nine tails', (_, play) => {
  provePlay(play, everyProduct(8, 0, 2), { times: 8, seed: 18 })
})

/** The same counts, found prize by prize: how many boards have shown so many of the numbers. */
function boardsByWalk(numbers: number, prizes: number, tails: number): bigint[] {
  let boards = [1n, ...Array<bigint>(numbers).fill(0n)]
  for (let prize = 0; prize < prizes; prize += 1)
    boards = boards.map(
      (same, seen) =>
        same * BigInt(tails - numbers + seen) +
        (seen > 0 ? (boards[seen - 1] ?? 0n) * BigInt(numbers - seen + 1) : 0n),
    )
  return boards
}

// LOTTERY-1
it.each([
  [2, 27],
  [3, 27],
  [4, 27],
  [2, 18],
  [3, 18],
  [4, 18],
  [4, 4],
  [8, 27],
  [10, 18],
])(
  '%d numbers on %d prizes: the closed form counts the boards that a walk over the prizes counts',
  (k, prizes) => {
    const walked = boardsByWalk(k, prizes, 100)
    expect(boardsWithAll(k, prizes, 100)).toBe(walked[k])
    expect(boardsWithNone(k, prizes, 100)).toBe(walked[0])
    expect(walked.reduce((sum, boards) => sum + boards)).toBe(100n ** BigInt(prizes))
  },
)

// LOTTERY-1
it.each([
  ['vn27.lo2', north, northBoard],
  ['vn27.lo3', north, northBoard],
  ['vn27.head.g7', north, northBoard],
  ['vn27.cang3', north, northBoard],
  ['vn18.lo2', south, southBoard],
  ['vn18.lo4', south, southBoard],
] as const)(
  '%s is hit once in its outcomes by each prize that it is played on, whatever the others show',
  (id, of, board) => {
    const play = of(id)
    const digits = Math.log10(Number(play.outcomes))
    const next = randomNumbers(9)
    const picks = randomPicks(play, next)
    const base = Array.from({ length: digitsOfBoard(board) }, () => next(10))
    const tails = everyProduct(digits, 0, 9)
    let played = 0
    for (const { start, digits: length } of prizesOfBoard(board).filter((one) => one.digits >= digits)) {
      const hits = tails.map((tail) => {
        const draw = [...base]
        draw.splice(start + length - digits, digits, ...tail)
        return settle(play, picks, draw)[0] ?? 0
      })
      const fewest = Math.min(...hits)
      const more = hits.reduce((sum, hit) => sum + hit - fewest, 0)
      expect([0, picks[0]?.length]).toContain(more)
      if (more > 0) played += 1
    }
    expect(played).toBe(play.unitsPerNumber)
  },
)

it.each([
  [north, 'vn27', [27, 23, 20]],
  [south, 'vn18', [18, 17, 16]],
] as const)('lô of board %# is played on every prize that is long enough', (of, rules, prizes) => {
  expect([2, 3, 4].map((digits) => unitsOf(of(`${rules}.lo${digits}`), [[7]]))).toEqual(prizes)
})

it('a number hit three times in lô pays three times', () => {
  const draw = drawWith(northBoard, { 0: '45', 9: '45', 26: '45' })
  expect(settle(north('vn27.lo2'), [[45]], draw)).toEqual([3])
  expect(settle(north('vn27.lo2'), [[45, 0]], draw)).toEqual([27])
})

it('đề and 3 càng read the end of the special prize, its head the beginning', () => {
  const draw = drawWith(northBoard, { 0: '12345', 1: '00067', 24: '45' })
  expect(settle(north('vn27.de'), [[45]], draw)).toEqual([1])
  expect(settle(north('vn27.cang3'), [[345]], draw)).toEqual([1])
  expect(settle(north('vn27.head.db'), [[12]], draw)).toEqual([1])
  expect(settle(north('vn27.head.g1'), [[67]], draw)).toEqual([1])
  expect(settle(north('vn27.head.g7'), [[45, 0]], draw)).toEqual([4])
  expect(unitsOf(north('vn27.head.g7'), [[45, 0]])).toBe(8)
})

it('xiên counts a number that appears twice once, and trượt needs all to be missing', () => {
  const draw = drawWith(northBoard, { 3: '11', 4: '11', 5: '22', 6: '33' })
  expect(settle(north('vn27.xien2'), [[11, 22, 33, 44]], draw)).toEqual([3])
  expect(settle(north('vn27.xien3'), [[11, 22, 33, 44]], draw)).toEqual([1])
  expect(settle(north('vn27.truot4'), [[1, 2, 3, 4]], draw)).toEqual([1])
  expect(settle(north('vn27.truot4'), [[1, 2, 3, 33]], draw)).toEqual([0])
})

// LOTTERY-6
it('returns 98, 99 and 96 per cent for đề, lô and 3 càng', () => {
  for (const [of, rules] of [
    [north, 'vn27'],
    [south, 'vn18'],
  ] as const) {
    const returns = ['de', 'lo2', 'lo3', 'lo4', 'cang3'].map((id) =>
      basisPoints(returnOf(of(`${rules}.${id}`), 1_950)),
    )
    expect(returns).toEqual([9_800, 9_900, 9_900, 9_900, 9_600])
  }
})

// LOTTERY-6
it.each(['xien2', 'xien3', 'xien4', 'truot4', 'truot8', 'truot10'])(
  '%s returns the same on 18 prizes as on 27, to less than a hundredth of a per cent',
  (id) => {
    const [more, fewer] = [north(`vn27.${id}`), south(`vn18.${id}`)].map((play) => returnOf(play, 1_950))
    const parts = ({ returned, staked }: { returned: bigint; staked: bigint }) =>
      (returned * 100_000n) / staked
    expect(Number(parts(more!) - parts(fewer!))).toBeGreaterThanOrEqual(0)
    expect(Number(parts(more!) - parts(fewer!))).toBeLessThanOrEqual(6)
  },
)

// LOTTERY-6
it('xiên returns 93.3, 91.0 and 90.8 per cent, and so does trượt', () => {
  const returns = ['xien2', 'xien3', 'xien4', 'truot4', 'truot8', 'truot10'].map((id) =>
    Math.round(basisPoints(returnOf(north(`vn27.${id}`), 1_950)) / 10),
  )
  expect(returns).toEqual([933, 910, 908, 933, 910, 908])
})

it('pays xiên at 17, 74 and 340 in the North, and without a rebate', () => {
  const plays = ['xien2', 'xien3', 'xien4'].map((id) => north(`vn27.${id}`))
  expect(plays.map((play) => oddsOf(play, 0, 1_950))).toEqual([170_000, 740_000, 3_400_000])
  expect(plays.map((play) => rebateOf(play, { group: 1_800, largestGroup: 1_950 }))).toEqual([0, 0, 0])
})

it('tài and xỉu are one half each by the last two digits, by prize group', () => {
  const sides = north('vn27.sides')
  expect(settle(sides, [[0, 1, 2, 3]], drawWith(northBoard, { 0: '49' }))).toEqual([0, 1, 1, 0])
  expect(settle(sides, [[0, 1, 2, 3]], drawWith(northBoard, { 0: '50' }))).toEqual([1, 0, 0, 1])
  expect(oddsOf(sides, 0, 1_950)).toBe(19_500)
  expect(holdsBothSides(sides, [[0, 1]])).toBe(true)
  provePlay(
    sides,
    everyProduct(2, 0, 9).map((tail) => drawWith(northBoard, { 0: tail.join('') })),
    { times: 10, seed: 4 },
  )
})

it('reads numbers with all their digits', () => {
  expect(parseTickets(north('vn27.lo2'), '05 5 45,45 100')).toEqual({
    valid: [5, 45],
    duplicates: 1,
    invalid: ['5', '100'],
    over: 0,
  })
  expect(parseTickets(north('vn27.cang3'), '005 999').valid).toEqual([5, 999])
  expect(parseTickets(north('vn27.truot4'), '01 02 03 04 05')).toMatchObject({ over: 1 })
})

it('a board is 27 prizes with 107 digits, or 18 with 82', () => {
  const draw = Array.from({ length: 107 }, (_, at) => at % 10)
  expect(isDraw(vn27, draw)).toBe(true)
  expect(isDraw(vn18, draw)).toBe(false)
  expect(isDraw(vn18, draw.slice(0, 82))).toBe(true)
  const board = boardOf('vn27', draw)
  expect(board.map(({ prizes }) => prizes.length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4])
  expect(board.flatMap(({ prizes }) => prizes.flat())).toEqual(draw)
  expect(boardOf('vn18', draw.slice(0, 82)).map(({ prizes }) => prizes.length)).toEqual([
    1, 1, 1, 2, 7, 1, 3, 1, 1,
  ])
})
