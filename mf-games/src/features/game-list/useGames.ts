import { gameClient, gameListCall, paging, type Game } from '@plaza/contract'
import { useCallPages } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { useMemo } from 'react'
import type { ListState } from './list-state'

/** ms for which a page of the catalogue counts as fresh; coming back within it asks for nothing. */
const staleMs = 300_000

/** Games of pages in their order, each once, though the catalogue moved between two pages. */
export function gamesOf(pages: readonly { games: readonly Game[] }[]): Game[] {
  const byNode = new Map<number, Game>()
  for (const { games } of pages)
    for (const game of games) if (!byNode.has(game.nodeId)) byNode.set(game.nodeId, game)
  return [...byNode.values()]
}

/** The games of a list, page by page (spec §3 Game query, §9). */
export function useGames({ category, search, vendor }: ListState) {
  const { merchant } = useRemote()
  const language = useLanguage()
  const query = {
    ...gameClient,
    merchantCode: merchant,
    language,
    gameType: category,
    pageSize: paging.gameListSize,
    ...(search ? { gameName: search } : {}),
    ...(vendor ? { vassalage: vendor } : {}),
  }
  const { pages, ...list } = useCallPages(gameListCall, query, { staleMs })
  const games = useMemo(() => gamesOf(pages ?? []), [pages])
  return { ...list, games, total: pages?.[0]?.total }
}
