import { localized } from '@plaza/contract/kernel'
import type { GameDetails } from '@plaza/contract/play'
import { asItem, type CatalogueNow } from './keep-catalogues'
import { gameRules } from './rules/game-rules'
import type { CatalogueGame } from './show-game'
import { withMaintenance } from './vendor-maintenance'

function reasonOf(game: CatalogueGame, inMaintenance: boolean): GameDetails['reason'] {
  if (!game.shown.supportPlay) return 'not-connected'
  return inMaintenance ? 'maintenance' : undefined
}

/** One game with its rules in the requested language, and the reason when it cannot be played. */
export function gameDetails(
  game: CatalogueGame,
  { inMaintenance }: CatalogueNow,
  language: string,
  now: number,
): GameDetails {
  const shown = asItem(withMaintenance(game.shown, inMaintenance, now))
  const reason = reasonOf(game, shown.maintenance !== undefined)
  const rules = game.engine === null ? undefined : gameRules[game.engine]
  return { ...shown, ...(rules && { rules: localized({ ...rules }, language) }), ...(reason && { reason }) }
}
