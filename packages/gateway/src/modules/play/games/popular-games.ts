import type { GameType, PopularGames } from '@plaza/contract/play'
import { typesOf } from './catalogue'
import { showAll, type CatalogueNow } from './keep-catalogues'
import type { CatalogueGame } from './show-game'
import { splitSports } from './sorting'

/** Games a section of home: three rows of three. */
const sectionSize = 9

/**
 * Popular games of home: HOT first, which the merchant chooses, then the categories in the server's sorting, the most
 * played of each that can be played (HOT-1, LIST-11). `popular` is every game, the most played first.
 */
export function popularGames(
  state: CatalogueNow,
  popular: readonly CatalogueGame[],
  now: number,
): PopularGames {
  const { catalogue } = state
  const types = splitSports(catalogue.categories, typesOf(catalogue))
  const firstOf = (type: GameType) => {
    const first: CatalogueGame[] = []
    for (const game of popular) {
      if (first.length === sectionSize) break
      if (game.game_type === type && game.shown.supportPlay) first.push(game)
    }
    return first
  }
  return {
    sorting: ['HOT', ...types],
    sections: [
      { gameCategory: 'HOT', games: showAll(catalogue.hot.slice(0, sectionSize), state, now) },
      ...types.map((type) => ({ gameCategory: type, games: showAll(firstOf(type), state, now) })),
    ],
  }
}
