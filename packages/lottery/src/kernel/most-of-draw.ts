import type { ChosenLine } from './order-payout'
import { mostHits, outcomesOf } from './outcomes'
import type { Play } from './play'
import { prizeScale } from './prizes'

/** The most outcomes of all lines together that are compared one by one. */
const mostOutcomes = 4_096

const sumOfHighest = (lines: readonly ChosenLine[]): bigint =>
  lines.reduce(
    (sum, { play, picks, prizes, multiplier }) =>
      sum + BigInt(play.highest(picks, prizes)) * BigInt(multiplier),
    0n,
  )

const totalOf = (costs: readonly bigint[]): bigint => costs.reduce((sum, cost) => sum + cost, 0n)

/** What the outcomes of lines of one play come to that one draw can hit together; undefined where there are too many. */
function byOutcome(lines: readonly ChosenLine[], most: number): bigint | undefined {
  const parts = new Map<string, { hits: number; costs: Map<string, bigint> }>()
  for (const { play, picks, prizes, multiplier } of lines) {
    const outcomes = outcomesOf(play, picks, prizes, most)
    if (!outcomes) return undefined
    for (const { part, unit, prize } of outcomes) {
      const known = parts.get(part) ?? { hits: mostHits(play, part), costs: new Map<string, bigint>() }
      parts.set(part, known)
      known.costs.set(unit, (known.costs.get(unit) ?? 0n) + BigInt(prize) * BigInt(multiplier))
    }
  }
  return totalOf(
    [...parts.values()].map(({ hits, costs }) =>
      totalOf([...costs.values()].sort((one, other) => (one < other ? 1 : -1)).slice(0, hits)),
    ),
  )
}

/**
 * What lines of a play of options pay together. How often each option is bet is taken in layers: what is bet at least
 * once by all, at least twice, and so on, each with its own best draw.
 */
function byOption(lines: readonly ChosenLine[]): bigint | undefined {
  const [first] = lines
  if (!first || first.play.unit.kind !== 'number' || first.play.ticketsOf) return undefined
  const isAlike = ({ play, prizes }: ChosenLine) =>
    play.id === first.play.id && prizes.join() === first.prizes.join()
  if (!lines.every(isAlike)) return undefined
  const times = first.play.rows.map(() => new Map<number, number>())
  for (const { picks, multiplier } of lines)
    for (const [row, numbers] of picks.entries())
      for (const number of numbers) times[row]?.set(number, (times[row].get(number) ?? 0) + multiplier)
  const levels = [...new Set(times.flatMap((row) => [...row.values()]))].sort((one, other) => one - other)
  let before = 0
  return totalOf(
    levels.map((level) => {
      const picks = times.map((row) => [...row].filter(([, bet]) => bet >= level).map(([number]) => number))
      const layer = BigInt(first.play.highest(picks, first.prizes)) * BigInt(level - before)
      before = level
      return layer
    }),
  )
}

const leastOf = (bounds: readonly (bigint | undefined)[]): bigint =>
  bounds.flatMap((bound) => bound ?? []).reduce((least, bound) => (bound < least ? bound : least))

/**
 * What no draw pays more than of lines together, minor units, rebate not counted, floored: lines of one play exclude each
 * other as their outcomes do; plays are added. It may be more than the best draw pays, and is never less.
 */
export function mostOfDraw(lines: readonly ChosenLine[]): number {
  const byPlay = new Map<string, ChosenLine[]>()
  const ownerOf = (play: Play) => play.ticketsOf ?? play
  for (const line of lines) {
    const { id } = ownerOf(line.play)
    byPlay.set(id, [...(byPlay.get(id) ?? []), line])
  }
  const most = Math.floor(mostOutcomes / Math.max(1, lines.length))
  const bounds = [...byPlay.values()].map((ofPlay) =>
    leastOf([sumOfHighest(ofPlay), byOutcome(ofPlay, most), byOption(ofPlay)]),
  )
  return Number(totalOf(bounds) / BigInt(prizeScale))
}
