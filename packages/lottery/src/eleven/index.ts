import { arrangements } from '../kernel/arrangements'
import { choose, countIn, numbersAt, range } from '../kernel/counting'
import type { Draw, Play, RuleSet, TicketShape } from '../kernel/play'
import { singleTexts } from '../kernel/single-texts'
import { playTexts } from '../kernel/texts'
import { allDifferent, inAnyOrder } from '../kernel/ticket-forms'
import { matchingTickets, numbersOf, singleTickets } from '../kernel/tickets'
import * as texts from './texts'

const numbers = range(1, 11)
const two = (text: string) => [text, text] as const
const padded = (some: readonly number[]): string =>
  some.map((number) => String(number).padStart(2, '0')).join(', ')

/** Of how many sets of five a unit of one number, of two, up to eight wins. */
const anyWins = [210, 84, 28, 7, 1, 6, 21, 56]

/** How many units of `count` among `size` picked numbers win when `hit` of these are drawn. */
const anyWon = (size: number, hit: number, count: number): number =>
  count <= 5 ? choose(hit, count) : hit === 5 ? choose(size - 5, count - 5) : 0

const any = (count: number): Play => ({
  id: `eleven.any${count}`,
  type: 'trad',
  group: 'any',
  rows: [{ id: 'numbers', from: numbers, min: count, max: 11 }],
  outcomes: 462,
  tiers: [{ id: 'any', wins: anyWins[count - 1] ?? 0 }],
  unit: { kind: 'set', size: count },
  units: ([set = []]) => choose(set.length, count),
  settle: ([set = []], draw) => [anyWon(set.length, countIn(draw, set), count)],
  highest: ([set = []], [prize = 0]) => anyWon(set.length, Math.min(set.length, 5), count) * prize,
  ...playTexts(count === 1 ? texts.any : texts.anyOf, {
    n: two(String(count)),
    rule: count <= 5 ? texts.anyRules.few : texts.anyRules.many,
    picked: two(padded(range(1, count))),
  }),
})

/** Numbers as bits, so that many tickets are compared with every draw at once. */
const maskOf = (some: readonly number[]): number => some.reduce((mask, number) => mask | (1 << number), 0)

/** Every set of five, as bits; made when it is first asked for. */
function drawMasks(): number[] {
  const masks: number[] = []
  for (let mask = 2; mask < 1 << 12; mask += 2)
    if (numbers.filter((number) => mask & (1 << number)).length === 5) masks.push(mask)
  return masks
}

const anySingle = (count: number): Play => {
  const of = any(count)
  const ticket: TicketShape = { numbers: count, first: 1, last: 11, width: 2, normal: inAnyOrder(count) }
  const wins = (mask: number, drawn: number): boolean =>
    count <= 5 ? (mask & drawn) === mask : (mask & drawn) === drawn
  return singleTickets({
    of,
    ticket,
    tierOf: (draw: Draw) => {
      const drawn = maskOf(draw)
      return (code) => (wins(maskOf(numbersOf(ticket, code)), drawn) ? 0 : -1)
    },
    highest: ([codes = []], [prize = 0]) => {
      const masks = codes.map((code) => maskOf(numbersOf(ticket, code)))
      const won = drawMasks().map((drawn) => masks.filter((mask) => wins(mask, drawn)).length)
      return Math.max(...won) * prize
    },
    texts: singleTexts(
      of,
      [0, 1, 2].map((shift) => padded(range(1 + shift, count + shift)).replaceAll(', ', '')).join(' '),
    ),
  })
}

const words = ['', '', 'two', 'three']
const filipinoWords = ['', '', 'dalawa', 'tatlo']

/** The first two or three drawn, in their order or in any. */
const front = (count: 2 | 3, kind: 'direct' | 'group'): Play => {
  const at = range(0, count - 1)
  const isDirect = kind === 'direct'
  const row = { from: numbers, max: 11 }
  return {
    id: `eleven.front${count}.${kind}`,
    type: 'trad',
    group: `front${count}`,
    rows: isDirect
      ? at.map((place) => ({ id: `p${place + 1}`, min: 1, ...row }))
      : [{ id: 'numbers', min: count, ...row }],
    outcomes: count === 2 ? 110 : 990,
    tiers: [{ id: kind, wins: isDirect ? 1 : count === 2 ? 2 : 6 }],
    reads: at,
    unit: isDirect ? { kind: 'product', isDistinct: true } : { kind: 'set', size: count },
    units: (picks) => (isDirect ? arrangements(picks) : choose(picks[0]?.length ?? 0, count)),
    settle: (picks, draw) => [
      at.every((place) => picks[isDirect ? place : 0]?.includes(draw[place] ?? 0)) ? 1 : 0,
    ],
    highest: (_, [prize = 0]) => prize,
    ...playTexts(texts[kind], {
      n: [words[count] ?? '', filipinoWords[count] ?? ''],
      picked: two(padded([7, 2, 11].slice(0, count))),
    }),
  }
}

const frontSingle = (count: 2 | 3, kind: 'direct' | 'group'): Play => {
  const of = front(count, kind)
  const normal = kind === 'direct' ? allDifferent : inAnyOrder(count)
  const picked = ['010203', '070211', '110509'].map((ticket) => ticket.slice(0, 2 * count)).join(' ')
  return matchingTickets(
    of,
    { numbers: count, first: 1, last: 11, width: 2, normal },
    singleTexts(of, picked),
  )
}

const frontAny: Play = {
  id: 'eleven.front3.any1',
  type: 'trad',
  group: 'front3',
  rows: [{ id: 'numbers', from: numbers, min: 1, max: 11 }],
  outcomes: 990,
  tiers: [{ id: 'any', wins: 270 }],
  reads: [0, 1, 2],
  unit: { kind: 'number' },
  units: ([set = []]) => set.length,
  settle: ([set = []], draw) => [countIn(numbersAt(draw, [0, 1, 2]), set)],
  highest: ([set = []], [prize = 0]) => Math.min(set.length, 3) * prize,
  ...playTexts(texts.frontAny),
}

/** Five of the numbers 1 to 11, in the order of drawing. */
export const eleven: RuleSet = {
  id: 'eleven',
  draw: { count: 5, first: 1, last: 11, isDistinct: true, isSorted: false },
  plays: [
    ...range(1, 8).map(any),
    front(3, 'direct'),
    front(3, 'group'),
    frontAny,
    front(2, 'direct'),
    front(2, 'group'),
    ...range(2, 8).map(anySingle),
    frontSingle(3, 'direct'),
    frontSingle(3, 'group'),
    frontSingle(2, 'direct'),
    frontSingle(2, 'group'),
  ],
}
