import { paging, type gameListCall, type QueryOf } from '@plaza/contract'
import type { Queries } from '../../db/database'
import { findGames, type GameFilter } from './games-queries'
import { showGame } from './show-game'

type ListQuery = QueryOf<typeof gameListCall>

/** What a query of the contract asks for (spec §3 Game query). */
export function filterOf(merchant: string, query: ListQuery): GameFilter {
  const { gameType, gameClassify, gameName, vassalage, minBet } = query
  const limit = Number(query.pageSize ?? paging.gameListSize)
  return {
    merchant,
    ...(gameType && gameType !== 'ALL' && gameType !== 'HOT' && { gameType }),
    isHot: gameType === 'HOT' || gameClassify === 'HOT',
    isNew: gameClassify === 'NEW',
    ...(gameName && { name: gameName.trim() }),
    ...(vassalage && { vendor: vassalage }),
    ...(minBet !== undefined && { minBetMinor: Math.round(Number(minBet) * 100) }),
    limit,
    offset: (Number(query.pageNo ?? paging.firstPage) - 1) * limit,
  }
}

/** A page of games; a page past the end is empty. */
export async function listGames(queries: Queries, filter: GameFilter) {
  const { games, total } = await findGames(queries, filter)
  return {
    games: games.map(showGame),
    pageNum: filter.offset / filter.limit + 1,
    totalPages: Math.ceil(total / filter.limit),
    total,
  }
}
