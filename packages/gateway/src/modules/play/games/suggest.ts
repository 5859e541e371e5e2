import type { AnswerOf } from '@plaza/contract/kernel'
import type { GameType, suggestCall } from '@plaza/contract/play'
import { showAll, type CatalogueNow } from './keep-catalogues'
import type { CatalogueGame } from './show-game'
import { showVendor } from './vendor-types'

const mostGames = 8
const mostVendors = 3

/** The search box's suggestions for the text so far, of one category if given: only what can be played (LIST-11). */
export function suggest(
  state: CatalogueNow,
  typed: string,
  type: GameType | undefined,
  now: number,
): AnswerOf<typeof suggestCall> {
  const { catalogue } = state
  const games: CatalogueGame[] = []
  for (const at of catalogue.findGames(typed)) {
    const game = catalogue.games[at]
    if (game?.shown.supportPlay && (type === undefined || game.game_type === type)) games.push(game)
    if (games.length === mostGames) break
  }
  const vendors = catalogue.findVendors(typed).flatMap((at) => {
    const code = catalogue.vendors[at]?.code
    const own = catalogue.vendorsOfTypes.find(
      (vendor) => vendor.code === code && vendor.games > 0 && (type === undefined || vendor.type === type),
    )
    return own ? [showVendor(own, state, now)] : []
  })
  return { games: showAll(games, state, now), vendors: vendors.slice(0, mostVendors) }
}
