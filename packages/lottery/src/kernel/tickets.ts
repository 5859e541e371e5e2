import { numbersAt } from './counting'
import type { Draw, Picks, Play, PlayTexts, TicketShape } from './play'
import { isDigits, linesOfWords, type Word } from './ticket-words'

/** The most single tickets of one line. */
export const mostTickets = 10_000

/** The number that a ticket is kept as: its numbers, written one after the other. */
export const codeOf = ({ width }: Pick<TicketShape, 'width'>, numbers: readonly number[]): number =>
  numbers.reduce((code, number) => code * 10 ** width + number, 0)

/** The numbers of a ticket that is kept as `code`. */
export function numbersOf({ numbers, width }: TicketShape, code: number): number[] {
  const scale = 10 ** width
  const out = Array<number>(numbers).fill(0)
  let left = code
  for (let at = numbers - 1; at >= 0; at -= 1) {
    out[at] = left % scale
    left = Math.floor(left / scale)
  }
  return out
}

const inRange = ({ first, last }: TicketShape, numbers: readonly number[]): boolean =>
  numbers.every((number) => number >= first && number <= last)

const kept = (shape: TicketShape, numbers: readonly number[]): number | undefined => {
  const normal = inRange(shape, numbers) ? shape.normal(numbers) : undefined
  return normal && codeOf(shape, normal)
}

/** True when a code is a ticket of this shape, as it is kept. */
export const isTicket = (shape: TicketShape, code: number): boolean =>
  Number.isSafeInteger(code) &&
  code >= 0 &&
  code < 10 ** (shape.width * shape.numbers) &&
  kept(shape, numbersOf(shape, code)) === code

/** The tickets of a text. */
export interface ParsedTickets {
  /** Valid tickets, each once, as the numbers of the play's row. */
  valid: number[]
  /** How many tickets stood in the text before. */
  duplicates: number
  /** What could not be read, as written. */
  invalid: string[]
  /** Valid tickets beyond the most that a line takes; they are not in `valid`. */
  over: number
}

const digitsIn = (text: string, width: number): number[] => {
  const numbers: number[] = []
  for (let at = 0; at < text.length; at += width) numbers.push(Number(text.slice(at, at + width)))
  return numbers
}

/** The words of a line as groups that should be a ticket each: one long word, or as many short ones as it has numbers. */
function* ticketsOf(
  shape: TicketShape,
  words: readonly Word[],
): Generator<[text: string, numbers?: number[]]> {
  const whole = shape.width * shape.numbers
  let short: Word[] = []
  const written = () => short.map((word) => word.written).join(' ')
  for (const word of words) {
    const { read } = word
    if (shape.numbers > 1 && read.length <= shape.width && isDigits(read)) {
      short.push(word)
      if (short.length === shape.numbers) {
        yield [written(), short.map((one) => Number(one.read))]
        short = []
      }
      continue
    }
    if (short.length > 0) yield [written()]
    short = []
    const isWhole =
      isDigits(read) &&
      (read.length === whole || (shape.numbers === 1 && !shape.isPadded && read.length < whole))
    yield isWhole ? [word.written, digitsIn(read, shape.width)] : [word.written]
  }
  if (short.length > 0) yield [written()]
}

/**
 * Reads single tickets that were typed or pasted: separated by spaces, commas, semicolons, bars or new lines, with the
 * digits and signs of any script. The numbers of a ticket are written together (`0102`) or apart on one line (`1 2`, `01-02`).
 * A play without tickets reads none (LOTTERY-7).
 */
export function parseTickets(play: Play, text: string): ParsedTickets {
  const found: ParsedTickets = { valid: [], duplicates: 0, invalid: [], over: 0 }
  const shape = play.ticket
  if (!shape) return found
  const most = play.rows[0]?.max ?? 0
  const codes = new Set<number>()
  for (const words of linesOfWords(text))
    for (const [written, numbers] of ticketsOf(shape, words)) {
      const code = numbers && kept(shape, numbers)
      if (code === undefined) found.invalid.push(written)
      else if (codes.has(code)) found.duplicates += 1
      else if (codes.size >= most) found.over += 1
      else codes.add(code)
    }
  found.valid = [...codes]
  return found
}

/** A play of single tickets: each number of its one row is a ticket, and each ticket is a unit. */
export function singleTickets({
  of,
  ticket,
  tierOf,
  highest,
  texts,
}: {
  of: Play
  ticket: TicketShape
  /** Gives the test of a draw: the tier that a ticket wins, or −1. */
  tierOf: (draw: Draw) => (code: number) => number
  highest: (picks: Picks, prizes: readonly number[]) => number
  texts: PlayTexts
}): Play {
  const { group, outcomes, tiers, reads } = of
  return {
    group,
    outcomes,
    tiers,
    ...(reads && { reads }),
    ...texts,
    id: `${of.id}.single`,
    type: 'trad',
    ticketsOf: of,
    rows: [{ id: 'tickets', from: [], min: 1, max: mostTickets }],
    ticket,
    unit: { kind: 'number' },
    units: ([codes = []]) => codes.length,
    settle: ([codes = []], draw) => {
      const wins = of.tiers.map(() => 0)
      const tier = tierOf(draw)
      for (const code of codes) {
        const won = tier(code)
        if (won >= 0) wins[won] = (wins[won] ?? 0) + 1
      }
      return wins
    },
    highest,
  }
}

/** Single tickets of a play of which a ticket wins when it is what the numbers at the play's positions come to. */
export const matchingTickets = (of: Play, ticket: TicketShape, texts: PlayTexts): Play =>
  singleTickets({
    of,
    ticket,
    tierOf: (draw) => {
      const drawn = ticket.normal(numbersAt(draw, of.reads ?? []))
      const winner = drawn && codeOf(ticket, drawn)
      return (code) => (code === winner ? 0 : -1)
    },
    highest: (_, [prize = 0]) => prize,
    texts,
  })
