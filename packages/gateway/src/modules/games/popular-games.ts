import type { Game, GameType, PopularGames, Vendor } from '@plaza/contract'
import type { Queries } from '../../db/database'
import { categoriesOf, findGames, firstOfEachType, vendorsByType } from './games-queries'
import { showGame } from './show-game'
import { splitSports } from './sorting'

/** Games a section of home: three rows of three. */
const sectionSize = 9

/** Popular games of home: HOT first, then the categories in the server's sorting (spec §2 Popular games screen). */
export async function readPopularGames(queries: Queries, merchant: string): Promise<PopularGames> {
  const hot = await findGames(queries, { merchant, isHot: true, limit: sectionSize, offset: 0 })
  const byType = new Map<GameType, Game[]>()
  for (const row of await firstOfEachType(queries, merchant, sectionSize))
    byType.set(row.game_type, [...(byType.get(row.game_type) ?? []), showGame(row)])
  const types = splitSports(await categoriesOf(queries, merchant), new Set(byType.keys()))
  return {
    sorting: ['HOT', ...types],
    sections: [
      { gameCategory: 'HOT', games: hot.games.map(showGame) },
      ...types.map((type) => ({ gameCategory: type, games: byType.get(type) ?? [] })),
    ],
  }
}

/** Vendors by category in the server's sorting, sports split (spec §3 Game vendor data). */
export async function readVendorTypes(queries: Queries, merchant: string) {
  const mapping: Record<string, Vendor[]> = {}
  for (const { game_type, code, name, icon, games, node_id } of await vendorsByType(queries, merchant)) {
    const vendors = (mapping[game_type] ??= [])
    vendors.push({ vassalage: code, name, gameType: game_type, games, iconUrl: icon, nodeId: node_id })
  }
  const present = new Set(Object.keys(mapping) as GameType[])
  const sorting = splitSports(await categoriesOf(queries, merchant), present).map((type) => ({
    gameCategory: type,
    vendorNames: (mapping[type] ?? []).map((vendor) => vendor.vassalage),
  }))
  return { sorting, mapping }
}
