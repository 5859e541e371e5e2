import { choose, range } from '../kernel/counting'
import { oddsBoard } from '../kernel/odds-board'
import type { Draw, Play, PlayTexts } from '../kernel/play'
import { prizeScale } from '../kernel/prizes'
import { sideOpposites, sideOptions, sidesOf, sidesTogether } from '../kernel/sides'
import { playTexts } from '../kernel/texts'
import { asWritten } from '../kernel/ticket-forms'
import { prizesOfBoard, type Board, type PrizePlace } from './boards'
import { boardsWithAll, boardsWithNone } from './tail-counts'
import * as texts from './texts'

/** A scheme of Vietnamese plays: the ranks of its board, its head plays, and what its combinations pay (×10⁴). */
export interface Scheme {
  id: string
  board: Board
  /** Digits are below this: 10, and less in the small boards of the tests. */
  base: number
  /** The ranks of the head plays, and which end of a prize each reads. */
  heads: readonly { rank: string; end: 'first' | 'last' }[]
  /** Prizes of xiên of 2, 3 and 4, ×10⁴. */
  xien: readonly (readonly [numbers: number, multiple: number])[]
  /** Prizes of trượt of 4, 8 and 10, ×10⁴. */
  miss: readonly (readonly [numbers: number, multiple: number])[]
}

const payText = (multiple: number): string => String(multiple / prizeScale)
const same = (text: string | number) => [String(text), String(text)] as const

/** What some digits of a prize make as a number. */
const numberAt = (draw: Draw, start: number, digits: number, base: number): number => {
  let number = 0
  for (let at = start; at < start + digits; at += 1) number = number * base + (draw[at] ?? 0)
  return number
}

/** The last digits of a prize as a number. */
const tailOf = (draw: Draw, { start, digits }: PrizePlace, count: number, base: number): number =>
  numberAt(draw, start + digits - count, count, base)

/** A play of numbers with this many digits, each played on the same prizes, each hit paid (prize by prize). */
function numbersOn(
  scheme: Scheme,
  {
    id,
    group,
    digits,
    places,
    multiple,
    read = tailOf,
  }: {
    id: string
    group: string
    digits: 2 | 3 | 4
    places: readonly PrizePlace[]
    multiple: number
    read?: typeof tailOf
  },
  told: PlayTexts,
): Play {
  const outcomes = scheme.base ** digits
  return {
    id: `${scheme.id}.${id}`,
    type: 'trad',
    group,
    rows: [{ id: `numbers${digits}`, from: range(0, outcomes - 1), min: 1, max: outcomes }],
    outcomes,
    tiers: [{ id: 'hit', wins: 1, multiple: multiple * prizeScale }],
    reduction: 'prize-by-prize',
    unitsPerNumber: places.length,
    ticket: { numbers: 1, first: 0, last: outcomes - 1, width: digits, isPadded: true, normal: asWritten },
    unit: { kind: 'number' },
    units: ([set = []]) => set.length * places.length,
    settle: ([set = []], draw) => {
      const picked = new Set(set)
      let hits = 0
      for (const place of places) if (picked.has(read(draw, place, digits, scheme.base))) hits += 1
      return [hits]
    },
    // Every prize may end in the same number.
    highest: (_, [prize = 0]) => places.length * prize,
    ...told,
  }
}

/** The different last two digits of the prizes of a draw. */
const tailsOf = (draw: Draw, places: readonly PrizePlace[], base: number): Set<number> =>
  new Set(places.map((place) => tailOf(draw, place, 2, base)))

const countHits = (set: readonly number[], tails: ReadonlySet<number>): number => {
  let hits = 0
  for (const number of set) if (tails.has(number)) hits += 1
  return hits
}

/** The most numbers of a xiên line. */
const mostXien = 20

/** `count` numbers that all appear among the last two digits of the prizes. */
function xien({ id, board, base }: Scheme, count: number, multiple: number): Play {
  const places = prizesOfBoard(board)
  const tails = base ** 2
  return {
    id: `${id}.xien${count}`,
    type: 'trad',
    group: 'xien',
    rows: [{ id: 'numbers2', from: range(0, tails - 1), min: count, max: Math.min(mostXien, tails) }],
    outcomes: BigInt(tails) ** BigInt(places.length),
    tiers: [{ id: 'all', wins: boardsWithAll(count, places.length, tails), multiple }],
    reduction: 'tails',
    ticket: { numbers: 1, first: 0, last: tails - 1, width: 2, isPadded: true, normal: asWritten },
    unit: { kind: 'set', size: count },
    units: ([set = []]) => choose(set.length, count),
    settle: ([set = []], draw) => [choose(countHits(set, tailsOf(draw, places, base)), count)],
    highest: ([set = []], [prize = 0]) => choose(Math.min(set.length, places.length), count) * prize,
    ...playTexts(texts.xien, {
      n: same(count),
      prizes: same(places.length),
      pays: same(payText(multiple)),
      picked: same(['05', '19', '45', '88'].slice(0, count).join(', ')),
    }),
  }
}

/** `count` numbers of which none appears. */
function missed({ id, board, base }: Scheme, count: number, multiple: number): Play {
  const places = prizesOfBoard(board)
  const tails = base ** 2
  return {
    id: `${id}.truot${count}`,
    type: 'trad',
    group: 'truot',
    rows: [{ id: 'numbers2', from: range(0, tails - 1), min: count, max: count }],
    outcomes: BigInt(tails) ** BigInt(places.length),
    tiers: [{ id: 'none', wins: boardsWithNone(count, places.length, tails), multiple }],
    reduction: 'tails',
    ticket: { numbers: 1, first: 0, last: tails - 1, width: 2, isPadded: true, normal: asWritten },
    unit: { kind: 'set', size: count },
    canWinWhole: true,
    units: () => 1,
    settle: ([set = []], draw) => [countHits(set, tailsOf(draw, places, base)) === 0 ? 1 : 0],
    highest: (_, [prize = 0]) => prize,
    ...playTexts(texts.miss, {
      n: same(count),
      prizes: same(places.length),
      pays: same(payText(multiple)),
    }),
  }
}

/** What đề and the head plays, lô of 2, 3 and 4 digits, and 3 càng pay for each hit. */
const pays = { de: 98, lo: { 2: 99, 3: 990, 4: 9_900 }, threeTail: 960 } as const

const rankNames: Readonly<Record<string, string>> = { db: 'ĐB', g1: 'G1', g7: 'G7', g8: 'G8' }

/** The plays of a Vietnamese scheme. */
export function vietnamPlays(scheme: Scheme): Play[] {
  const places = prizesOfBoard(scheme.board)
  const special = places.slice(0, 1)
  const headPlays = scheme.heads.map(({ rank, end }) => {
    const at = places.filter((place) => place.rank === rank)
    return numbersOn(
      scheme,
      {
        id: `head.${rank}`,
        group: 'head',
        digits: 2,
        places: at,
        multiple: pays.de,
        read:
          end === 'last' ? tailOf : (draw, { start }, digits, base) => numberAt(draw, start, digits, base),
      },
      playTexts(texts.head, {
        rank: same(rankNames[rank] ?? rank),
        where: texts.headPlaces[rank] ?? same(''),
        prizes: same(at.length),
        pays: same(pays.de),
      }),
    )
  })
  const loPlays = ([2, 3, 4] as const).map((digits) => {
    const at = places.filter((place) => place.digits >= digits)
    const multiple = pays.lo[digits]
    return numbersOn(
      scheme,
      { id: `lo${digits}`, group: 'lo', digits, places: at, multiple },
      playTexts(texts.lo, { digits: same(digits), prizes: same(at.length), pays: same(multiple) }),
    )
  })
  const sides = oddsBoard({
    id: `${scheme.id}.sides`,
    group: 'sides',
    rows: ['special'],
    options: sideOptions,
    outcomes: 100,
    wins: [50, 50, 50, 50],
    opposites: sideOpposites,
    together: sidesTogether,
    hits: (draw) => {
      const tail = special.map((place) => tailOf(draw, place, 2, scheme.base))[0] ?? 0
      return sidesOf(tail >= 50, tail)
    },
    ...playTexts(texts.sides),
  })
  return [
    numbersOn(
      scheme,
      { id: 'de', group: 'de', digits: 2, places: special, multiple: pays.de },
      playTexts(texts.de, { pays: same(pays.de) }),
    ),
    ...headPlays,
    ...loPlays,
    numbersOn(
      scheme,
      { id: 'cang3', group: 'de', digits: 3, places: special, multiple: pays.threeTail },
      playTexts(texts.threeTail, { pays: same(pays.threeTail) }),
    ),
    ...scheme.xien.map(([count, multiple]) => xien(scheme, count, multiple)),
    ...scheme.miss.map(([count, multiple]) => missed(scheme, count, multiple)),
    sides,
  ]
}
