import { mostHits, outcomesOf, prizeScale } from '@plaza/lottery'
import type { LineQuote } from './quote-line'

/** What the liabilities of a line follow from. */
export type ExposedLine = Pick<LineQuote, 'play' | 'picks' | 'prizes' | 'multiplier' | 'highestMinor'>

/** A part of a play with what lines would cost by outcome of it, minor units. */
export interface ExposedPart {
  play: string
  part: string
  /** How many of its outcomes one draw can hit; 0 of a sum over whole lines. */
  hits: number
  /** The most that one draw costs of these lines alone; of a sum, the sum. */
  minor: number
  /** By outcome; empty of a sum. */
  units: Record<string, number>
}

/** The part of a play that sums what all of its lines can win: no draw pays more of it. */
const allLines = 'all'
/** The part of a play that sums what its lines can win that are not told by outcome. */
const wideLines = 'wide'

/** The most outcomes of a line that are listed individually; a line with more counts for every outcome of its play. */
const mostOfLine = 256
/** The same of all lines of an order together, shared evenly, so that other orders on the issue wait for milliseconds. */
const mostOfOrder = 2_048

/** What an outcome costs at a line's multiplier, minor units, rounded up. */
const costOf = (prize: number, multiplier: number): number =>
  Number((BigInt(prize) * BigInt(multiplier) + BigInt(prizeScale - 1)) / BigInt(prizeScale))

const topOf = (costs: readonly number[], count: number): number =>
  costs
    .toSorted((one, other) => other - one)
    .slice(0, count)
    .reduce((sum, cost) => sum + cost, 0)

/**
 * What lines would cost by what can be drawn (LOTTERY-8): single tickets count for the play that they are tickets of.
 * `lineCount` is that of the whole order, so that a cancelled line is listed as it was when it was placed.
 */
export function exposedParts(lines: readonly ExposedLine[], lineCount: number): ExposedPart[] {
  const most = Math.min(mostOfLine, Math.floor(mostOfOrder / lineCount))
  const parts = new Map<string, ExposedPart & { costs: Map<string, number> }>()
  const partOf = (play: string, part: string, hits: () => number) => {
    const known = parts.get(`${play}/${part}`)
    if (known) return known
    const made = { play, part, hits: hits(), minor: 0, units: {}, costs: new Map<string, number>() }
    parts.set(`${play}/${part}`, made)
    return made
  }
  for (const { play, picks, prizes, multiplier, highestMinor } of lines) {
    const owner = play.ticketsOf ?? play
    partOf(owner.id, allLines, () => 0).minor += highestMinor
    const outcomes = outcomesOf(play, picks, prizes, most)
    if (!outcomes) partOf(owner.id, wideLines, () => 0).minor += highestMinor
    for (const { part, unit, prize } of outcomes ?? []) {
      const { costs } = partOf(owner.id, part, () => mostHits(play, part))
      costs.set(unit, (costs.get(unit) ?? 0) + costOf(prize, multiplier))
    }
  }
  return [...parts.values()].map(({ costs, ...part }) =>
    part.hits === 0
      ? part
      : { ...part, minor: topOf([...costs.values()], part.hits), units: Object.fromEntries(costs) },
  )
}

/** The most outcomes of one statement: an embedded database works in the process that answers requests. */
const mostOfStatement = 512

/** Parts in portions that a statement takes each; what a part costs by itself is in the first that has it. */
export function inPortions(parts: readonly ExposedPart[]): ExposedPart[][] {
  const portions: ExposedPart[][] = [[]]
  let room = mostOfStatement
  for (const part of parts) {
    let left = Object.entries(part.units)
    let minor = part.minor
    do {
      if (room === 0) {
        portions.push([])
        room = mostOfStatement
      }
      const taken = left.slice(0, room)
      portions.at(-1)?.push({ ...part, minor, units: Object.fromEntries(taken) })
      left = left.slice(taken.length)
      room -= taken.length
      minor = 0
    } while (left.length > 0)
  }
  return portions
}
