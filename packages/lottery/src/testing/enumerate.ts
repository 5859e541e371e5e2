import { range } from '../kernel/counting'
import type { Draw, Picks, Play } from '../kernel/play'

/** Every draw of `count` numbers that are drawn each by itself. */
export function everyProduct(count: number, first: number, last: number): Draw[] {
  const size = last - first + 1
  return Array.from({ length: size ** count }, (_, code) => {
    const draw = Array<number>(count)
    let left = code
    for (let at = count - 1; at >= 0; at -= 1) {
      draw[at] = first + (left % size)
      left = Math.floor(left / size)
    }
    return draw
  })
}

/** Every draw of `count` different numbers in the order of drawing. */
export function everyArrangement(count: number, first: number, last: number): Draw[] {
  if (count === 0) return [[]]
  return everyArrangement(count - 1, first, last).flatMap((draw) =>
    range(first, last)
      .filter((number) => !draw.includes(number))
      .map((number) => [...draw, number]),
  )
}

/** Every set of `count` numbers, ascending. */
export function everySet(count: number, first: number, last: number): Draw[] {
  if (count === 0) return [[]]
  return range(first, last - count + 1).flatMap((number) =>
    everySet(count - 1, number + 1, last).map((rest) => [number, ...rest]),
  )
}

/** The draws put to the positions that a play reads; what it does not read is 0. */
export const placed = (draws: readonly Draw[], positions: readonly number[], count: number): Draw[] =>
  draws.map((numbers) => {
    const draw = Array<number>(count).fill(0)
    for (const [at, position] of positions.entries()) draw[position] = numbers[at] ?? 0
    return draw
  })

/** What a play did over all draws: its winning units by tier, and the most that one draw paid. */
export function overDraws(
  play: Play,
  picks: Picks,
  draws: readonly Draw[],
  prizes: readonly number[],
): { wins: number[]; highest: number } {
  const wins = play.tiers.map(() => 0)
  let highest = 0
  for (const draw of draws) {
    let paid = 0
    const won = play.settle(picks, draw)
    for (let tier = 0; tier < won.length; tier += 1) {
      const units = won[tier] ?? 0
      if (units === 0) continue
      wins[tier] = (wins[tier] ?? 0) + units
      paid += units * (prizes[tier] ?? 0)
    }
    if (paid > highest) highest = paid
  }
  return { wins, highest }
}

/** The winning units by tier that the play's counts state for all of so many equally likely draws. */
export function statedWins(play: Play, picks: Picks, draws: number): number[] {
  const units = play.units(picks)
  const byTier = play.unitsByTier?.(picks) ?? play.tiers.map(() => units)
  return play.tiers.map(({ wins }, tier) =>
    Number((BigInt(byTier[tier] ?? 0) * BigInt(wins) * BigInt(draws)) / BigInt(play.outcomes)),
  )
}
