import { paging } from '@plaza/contract/kernel'
import {
  addFavouriteCall,
  addRecentCall,
  favouriteIdsCall,
  favouritesCall,
  recentGamesCall,
  removeFavouriteCall,
  type GameType,
} from '@plaza/contract/play'
import type { Gateway } from '../../../kernel/gateway'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { pageOf } from '../../../kernel/pages'
import { fits } from './filter-games'
import { cataloguesOf, showItems } from './keep-catalogues'
import { filterOf } from './list-games'
import { addFavourite, addRecent, readOwnNodes, removeFavourite, type GameOwner } from './own-games'

interface PageRequest {
  gameType?: GameType | 'HOT' | 'ALL' | undefined
  pageNo?: unknown
  pageSize?: unknown
}

/** Favourites and recent games of the signed-in member that can be played (FAV-1, LIST-11). */
export function registerOwnGameCalls(gateway: Gateway): void {
  const { db } = gateway
  const catalogues = cataloguesOf(db.read)
  const favouriteIds = async (owner: GameOwner) => ({
    ids: (await readOwnNodes(db.read, 'favourites', owner)).map(String),
  })

  const page = async (
    kind: 'favourites' | 'recents',
    owner: GameOwner,
    request: PageRequest,
    usualSize: number,
    now: number,
  ) => {
    const filter = filterOf({
      ...(request.gameType && { gameType: request.gameType }),
      pageNo: request.pageNo ?? paging.firstPage,
      pageSize: request.pageSize ?? usualSize,
    })
    const state = await catalogues(owner.site)
    const own = await readOwnNodes(db.read, kind, owner)
    const games = own.flatMap((node) => state.catalogue.byNode.get(node) ?? [])
    const { items, ...rest } = pageOf(
      games.filter((game) => game.shown.supportPlay && fits(game, filter)),
      filter.page,
    )
    return { games: showItems(items, state, now), ...rest }
  }

  registerMemberCall(gateway, favouriteIdsCall, ({ member, context }) =>
    favouriteIds({ member, site: context.merchant.code }),
  )
  registerMemberCall(gateway, addFavouriteCall, async ({ member, body, context }) => {
    const owner = { member, site: context.merchant.code }
    await db.transaction((trx) => addFavourite(trx, owner, Number(body.nodeId), context.now))
    return favouriteIds(owner)
  })
  registerMemberCall(gateway, removeFavouriteCall, async ({ member, params, context }) => {
    const owner = { member, site: context.merchant.code }
    await db.transaction((trx) => removeFavourite(trx, owner, Number(params.nodeId)))
    return favouriteIds(owner)
  })
  registerMemberCall(gateway, favouritesCall, async ({ member, query, context }) => {
    const owner = { member, site: context.merchant.code }
    const { games, ...rest } = await page('favourites', owner, query, paging.favouritesSize, context.now)
    return { content: games, ...rest }
  })
  registerMemberCall(gateway, addRecentCall, async ({ member, query, context }) => {
    const nodeId = Number(query.nodeId)
    const owner = { member, site: context.merchant.code }
    await db.transaction((trx) => addRecent(trx, owner, nodeId, context.now))
    return { nodeId }
  })
  registerMemberCall(gateway, recentGamesCall, async ({ member, query, context }) => {
    const owner = { member, site: context.merchant.code }
    const request = { gameType: query.gameType, pageNo: query.page, pageSize: query.pageSize }
    const { games, ...rest } = await page('recents', owner, request, paging.recentSize, context.now)
    return { list: games, ...rest }
  })
}
