import { gameTypes, type GameType } from '@plaza/contract/play'

const isGameType = (category: string): category is GameType => gameTypes.some((type) => type === category)

/**
 * The order of categories as home and lists show them: the server's own, with SPORTS split into cockfight, sports and
 * e-sports in that order (HOME-7). Categories that are not in `present` are omitted.
 */
export function splitSports(order: readonly string[], present: ReadonlySet<GameType>): GameType[] {
  const split = order
    .filter((category) => category !== 'COCKFIGHT' && category !== 'ESPORTS')
    .flatMap((category) => (category === 'SPORTS' ? ['COCKFIGHT', 'SPORTS', 'ESPORTS'] : [category]))
  return split.filter(isGameType).filter((type) => present.has(type))
}
