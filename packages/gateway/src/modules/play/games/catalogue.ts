import type { Localized } from '@plaza/contract/kernel'
import type { Game, GameType } from '@plaza/contract/play'
import type { Queries } from '../../../kernel/database/database'
import type { CatalogueGame } from './show-game'
import { showGame } from './show-game'
import { createSearchIndex, type SearchIndex } from './search-index'
import { groupBy } from '../../../kernel/group-by'

/** A vendor in one category: how many games it has there that can be played, and the best of its games. */
export interface VendorOfType {
  code: string
  name: string
  icon: string
  type: GameType
  games: number
  bestNode: number
}

/** What a merchant offers, as it was at one version. Lists are in the server's own order. */
export interface Catalogue {
  merchant: string
  version: number
  games: readonly CatalogueGame[]
  /** Those that can be played, hottest first. */
  hot: readonly CatalogueGame[]
  byNode: ReadonlyMap<number, CatalogueGame>
  byType: ReadonlyMap<GameType, readonly CatalogueGame[]>
  vendors: readonly { code: string; name: string }[]
  /** A vendor once for each category that it has games of. */
  vendorsOfTypes: readonly VendorOfType[]
  /** Game types and `HOT`. */
  categories: readonly string[]
  classes: readonly { code: string; title: Localized }[]
  /** Finds places in `games`, and in `vendors`. */
  findGames: SearchIndex
  findVendors: SearchIndex
}

/** Number of changes to a merchant's catalogue; 0 when it has none. */
export async function readVersion(queries: Queries, merchant: string): Promise<number> {
  const row = await queries
    .selectFrom('catalogue_versions')
    .select('version')
    .where('merchant', '=', merchant)
    .executeTakeFirst()
  return row?.version ?? 0
}

const readGames = (queries: Queries, merchant: string) =>
  queries
    .selectFrom('games as g')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.merchant', '=', 'g.merchant').onRef('v.code', '=', 'g.vendor'),
    )
    .selectAll('g')
    .select('v.name as vendor_name')
    .where('g.merchant', '=', merchant)
    .where('g.left_at', 'is', null)
    .orderBy('g.rank')
    .execute()

/** An index that is built at the first search. */
function later(make: () => SearchIndex): SearchIndex {
  let made: SearchIndex | undefined
  return (typed) => (made ??= make())(typed)
}

/** Reads everything that a merchant offers; `version` must have been read before it. */
export async function loadCatalogue(queries: Queries, merchant: string, version: number): Promise<Catalogue> {
  const vendors = await queries
    .selectFrom('vendors')
    .select(['code', 'name', 'icon'])
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  const categories = await queries
    .selectFrom('categories')
    .select('category')
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  const classes = await queries
    .selectFrom('game_classes')
    .select(['code', 'title'])
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  const games = (await readGames(queries, merchant)).map((row): CatalogueGame => ({
    ...row,
    shown: showGame(row),
  }))
  const byType = groupBy(games, (game) => game.game_type)
  const vendorsOfTypes = vendors.flatMap((vendor) =>
    [
      ...groupBy(
        games.filter((game) => game.vendor === vendor.code),
        (game) => game.game_type,
      ),
    ].map(([type, own]) => {
      const playable = own.filter(({ shown }) => shown.supportPlay)
      const best = playable[0] ?? own[0]
      return { ...vendor, type, games: playable.length, bestNode: best?.node_id ?? 0 }
    }),
  )
  return {
    merchant,
    version,
    games,
    hot: games
      .filter((game) => game.hot_rank !== null && game.shown.supportPlay)
      .sort((one, other) => (one.hot_rank ?? 0) - (other.hot_rank ?? 0)),
    byNode: new Map(games.map((game) => [game.node_id, game])),
    byType,
    vendors,
    vendorsOfTypes,
    categories: categories.map((row) => row.category),
    classes,
    findGames: later(() =>
      createSearchIndex(games.map(({ name, vendor_name }) => ({ name, also: vendor_name }))),
    ),
    findVendors: later(() => createSearchIndex(vendors)),
  }
}

/** Game types that a merchant has games of. */
export const typesOf = (catalogue: Catalogue): ReadonlySet<Game['gameType']> =>
  new Set(catalogue.byType.keys())
