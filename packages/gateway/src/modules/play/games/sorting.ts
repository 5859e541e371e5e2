import { gameTypes, type GameType } from '@plaza/contract'

const isGameType = (category: string): category is GameType => gameTypes.some((type) => type === category)

/**
 * The order of categories as home and lists show them: the server's own, with sports split where SPORTS stands into
 * cockfight, sports and e-sports in that order (HOME-7). What is not
 * among `present` is left out.
 */
export function splitSports(order: readonly string[], present: ReadonlySet<GameType>): GameType[] {
  const split = order
    .filter((category) => category !== 'COCKFIGHT' && category !== 'ESPORTS')
    .flatMap((category) => (category === 'SPORTS' ? ['COCKFIGHT', 'SPORTS', 'ESPORTS'] : [category]))
  return split.filter(isGameType).filter((type) => present.has(type))
}
