import type { GameType } from '@plaza/contract/play'

/** How many games of each category the demo has: 1,500 in all. */
export const gameCounts: Record<GameType, number> = {
  RNG: 919,
  LIVE: 150,
  FISH: 90,
  SPORTS: 60,
  ESPORTS: 30,
  COCKFIGHT: 20,
  PVP: 110,
  INHOUSE: 40,
  POKER: 60,
  /** One for each lottery. */
  LOTT: 21,
}

/** Default number of games of the demo. */
export const usualGames = Object.values(gameCounts).reduce((sum, count) => sum + count, 0)

/**
 * The same proportions for another number of games, and always every lottery; the remainder after rounding goes to the
 * slots.
 */
export function countsFor(total: number): Record<GameType, number> {
  const counts = { ...gameCounts }
  for (const type of Object.keys(counts) as GameType[])
    if (type !== 'LOTT') counts[type] = Math.floor((gameCounts[type] * total) / usualGames)
  counts.RNG += total - Object.values(counts).reduce((sum, count) => sum + count, 0)
  return counts
}
