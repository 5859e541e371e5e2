import type { Game, GameItem } from '@plaza/contract/play'
import { artworkUrl } from '@plaza/contract/site'
import type { Queries } from '../../../kernel/database/database'
import { oncePer } from '../../../kernel/once-per'
import { shortLived } from '../../../kernel/short-lived'
import { loadCatalogue, readVersion, type Catalogue } from './catalogue'
import type { CatalogueGame } from './show-game'
import { readVendorMaintenance, withMaintenance, type VendorMaintenance } from './vendor-maintenance'

/** Maximum age of a cached catalogue, ms. */
const checkMs = 1_000

/** A catalogue with which of its vendors are in maintenance. */
export interface CatalogueNow {
  catalogue: Catalogue
  inMaintenance: VendorMaintenance
}

/** The catalogue of a merchant of a host name; a trial merchant has none of its own. */
export type Catalogues = (merchant: string) => Promise<CatalogueNow>

/**
 * Caches catalogues in memory, because every list reads them and they hardly change. Once a second their version is
 * read from the database, which any process's change increments.
 */
export const cataloguesOf = oncePer((queries: Queries): Catalogues => {
  const kept = new Map<string, Catalogue>()
  return shortLived(async (merchant) => {
    const version = await readVersion(queries, merchant)
    const known = kept.get(merchant)
    const catalogue = known?.version === version ? known : await loadCatalogue(queries, merchant, version)
    kept.set(merchant, catalogue)
    return { catalogue, inMaintenance: await readVendorMaintenance(queries, merchant) }
  }, checkMs)
})

/** A game as an item of a list, with the addresses of its artwork. */
export const asItem = <T extends Game>(game: T): T & GameItem => ({
  ...game,
  mobileLargeIcon: artworkUrl(game.iconUrl, 'sheet', 2, 'webp'),
  mobileSmallIcon: artworkUrl(game.iconUrl, 'tile', 2, 'webp'),
})

/** Games as home shows them at `now`: without the addresses of their artwork. */
export const showAll = (
  games: readonly CatalogueGame[],
  { inMaintenance }: CatalogueNow,
  now: number,
): Game[] => games.map((game) => withMaintenance(game.shown, inMaintenance, now))

/** Games as a list shows them at `now`. */
export const showItems = (games: readonly CatalogueGame[], state: CatalogueNow, now: number): GameItem[] =>
  showAll(games, state, now).map(asItem)
