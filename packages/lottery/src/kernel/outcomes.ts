import { ascending, choose } from './counting'
import type { Picks, Play } from './play'
import { numbersOf } from './tickets'

/** What a unit waits for, and what it pays if that comes. */
export interface Outcome {
  /** The play whose outcomes these are: single tickets have those of the play that they are tickets of. */
  play: string
  /** Outcomes of one part exclude each other as far as `mostHits` says; parts win each by itself. */
  part: string
  /** The same for the same unit of the play, whoever plays it: `1.2.3`. */
  unit: string
  /** Minor units ×10⁴ at multiplier 1, every time that one draw can hit it. */
  prize: number
}

type Unit = Pick<Outcome, 'part' | 'unit'> & {
  /** Its number, where it stands alone. */
  number?: number
}

/** Calls back with every choice of `size` numbers, ascending. */
function eachSet(numbers: readonly number[], size: number, call: (set: readonly number[]) => void): void {
  const set: number[] = []
  const from = (start: number): void => {
    if (set.length === size) return call(set)
    for (let at = start; at < numbers.length; at += 1) {
      set.push(numbers[at] ?? 0)
      from(at + 1)
      set.pop()
    }
  }
  from(0)
}

/** Calls back with one number of every row. */
function eachProduct(picks: Picks, isDistinct: boolean, call: (numbers: readonly number[]) => void): void {
  const numbers: number[] = []
  const row = (at: number): void => {
    if (at === picks.length) return call(numbers)
    for (const number of picks[at] ?? []) {
      if (isDistinct && numbers.includes(number)) continue
      numbers.push(number)
      row(at + 1)
      numbers.pop()
    }
  }
  row(0)
}

/** The whole of a play whose outcomes do not fall into parts. */
const wholePlay = ''
/** Of a play with shared tiers: what a ticket pays that is drawn whole, and what two of its numbers pay of the other tiers. */
const wholeTicket = 'ticket'
const pairsOfTicket = 'pairs'

/** The play that the outcomes are of. */
const ownerOf = (play: Play): Play => play.ticketsOf ?? play

/** A single ticket as the unit that it is of its play. */
function ticketUnit(owner: Play, numbers: readonly number[]): string {
  if (owner.unit.kind !== 'split') return numbers.join('.')
  const isTwice = (number: number) => numbers.indexOf(number) !== numbers.lastIndexOf(number)
  return `${numbers.find(isTwice)}-${numbers.find((number) => !isTwice(number))}`
}

/** Calls back with each unit of picks. */
function eachUnit(play: Play, picks: Picks, call: (unit: Unit) => void): void {
  const { unit, ticket, ticketsOf } = play
  const [first = [], second = first] = picks
  const whole = (id: string) => call({ part: wholePlay, unit: id })
  if (ticketsOf && ticket) {
    for (const code of first) whole(ticketUnit(ticketsOf, numbersOf(ticket, code)))
    return
  }
  switch (unit.kind) {
    case 'number':
      for (const [row, numbers] of picks.entries())
        for (const number of numbers) call({ part: String(row), unit: String(number), number })
      return
    case 'product':
      return eachProduct(picks, unit.isDistinct ?? false, (numbers) => whole(numbers.join('.')))
    case 'two':
      return eachSet(
        picks.flatMap((numbers, row) => (numbers.length > 0 ? [row] : [])),
        2,
        ([one = 0, other = 0]) =>
          eachProduct([picks[one] ?? [], picks[other] ?? []], false, ([a, b]) =>
            call({ part: `${one}.${other}`, unit: `${a}.${b}` }),
          ),
      )
    case 'set':
      return eachSet(ascending(first), unit.size, (set) => whole(set.join('.')))
    case 'split':
      return eachSet(ascending(first), unit.some, (some) =>
        eachSet(
          ascending(second).filter((number) => !some.includes(number)),
          unit.rest,
          (others) => whole(`${some.join('.')}-${others.join('.')}`),
        ),
      )
  }
}

/** True where the options of a row have tiers of their own. */
const hasOptionTiers = (play: Play): boolean =>
  play.type === 'ent' && play.tiers.length === play.rows[0]?.from.length

/** Two numbers that are drawn, of the six of a draw. */
const pairSize = 2

/**
 * What tickets pay by how many of their numbers are drawn. A ticket with `right` of them has `choose(right, 2)` pairs of
 * drawn numbers, so every pair takes its share of the tier that pays most for one.
 */
function sharedOutcomes(owner: Play, units: readonly Unit[], prizes: readonly number[]): Outcome[] {
  const size = owner.unit.kind === 'set' ? owner.unit.size : 0
  const [whole = 0, ...others] = prizes
  const ofPair = Math.max(
    ...others.map((prize, index) => Math.ceil(prize / choose(size - 1 - index, pairSize))),
  )
  const pairs = new Map<string, number>()
  for (const { unit } of units)
    eachSet(unit.split('.').map(Number), pairSize, (pair) => {
      const id = pair.join('.')
      pairs.set(id, (pairs.get(id) ?? 0) + ofPair)
    })
  const { id: play } = owner
  return [
    ...units.map(({ unit }) => ({ play, part: wholeTicket, unit, prize: whole })),
    ...[...pairs].map(([unit, prize]) => ({ play, part: pairsOfTicket, unit, prize })),
  ]
}

/** Rows with this few numbers are listed individually, however many rows there are. */
const smallBoard = 128

/** True where picks are more units than are listed individually. */
function isTooMany(play: Play, picks: Picks, most: number): boolean {
  if (play.unit.kind !== 'number') return play.units(picks) > most
  const all = play.rows.reduce((sum, { from }) => sum + from.length, 0)
  if (all > 0 && all <= smallBoard) return false
  return picks.reduce((sum, { length }) => sum + length, 0) > most
}

/**
 * What the units of valid picks wait for, each with what it pays; undefined where they are more than `most`, or where one
 * draw can win them all. `prizes` is what `prizesOf` gives. What a draw pays of a play is at most the sum of the
 * `mostHits` largest outcomes of each part, over all lines together (LOTTERY-8).
 */
export function outcomesOf(
  play: Play,
  picks: Picks,
  prizes: readonly number[],
  most: number,
): Outcome[] | undefined {
  const owner = ownerOf(play)
  if (owner.canWinWhole || isTooMany(play, picks, most)) return undefined
  const units: Unit[] = []
  eachUnit(play, picks, (unit) => units.push(unit))
  if (owner.hasSharedTiers) return sharedOutcomes(owner, units, prizes)
  const best = Math.max(...prizes) * (play.unitsPerNumber ?? 1)
  const first = play.rows[0]?.from[0] ?? 0
  const isByOption = hasOptionTiers(play)
  return units.map(({ part, unit, number = 0 }) => ({
    play: owner.id,
    part,
    unit,
    prize: isByOption ? (prizes[number - first] ?? 0) : best,
  }))
}

/** How many outcomes of each part of a play one draw can hit; found once. */
const known = new WeakMap<Play, Map<string, number>>()

function findMostHits(owner: Play, part: string): number {
  if (owner.unit.kind === 'product' || owner.unit.kind === 'two' || owner.unit.kind === 'split') return 1
  if (part === wholeTicket) return 1
  if (part === pairsOfTicket) return owner.unit.kind === 'set' ? choose(owner.unit.size, pairSize) : 1
  // All of the part is picked and every unit pays one: the best draw pays as much as it hits.
  const row = owner.unit.kind === 'number' ? Number(part) : 0
  const picks = owner.rows.map(({ from }, at) => (at === row ? from : []))
  const paid = owner.highest(
    picks,
    owner.tiers.map(() => 1),
  )
  return Math.ceil(paid / (owner.unitsPerNumber ?? 1))
}

/** How many outcomes of a part of a line's play one draw can hit at most (LOTTERY-8). */
export function mostHits(play: Play, part: string): number {
  const owner = ownerOf(play)
  const parts = known.get(owner) ?? new Map<string, number>()
  known.set(owner, parts)
  const hits = parts.get(part) ?? findMostHits(owner, part)
  parts.set(part, hits)
  return hits
}
