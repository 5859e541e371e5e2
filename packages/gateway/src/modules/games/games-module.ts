import { favouriteIdsCall, gameCall, gameListCall, popularGamesCall, vendorsCall } from '@plaza/contract'
import { CallFailure } from '../../call-failure'
import type { Gateway } from '../../gateway'
import { registerCall, registerMemberCall } from '../../http/register-call'
import { checkMerchantCode } from '../request-merchant'
import { shortLived } from '../short-lived'
import { readFavouriteIds } from './favourites'
import type { GameFilter } from './games-queries'
import { findGame } from './games-queries'
import { filterOf, listGames } from './list-games'
import { readPopularGames, readVendorTypes } from './popular-games'
import { showGame } from './show-game'

/** Games of a merchant: lists, popular ones, vendors, one game (spec §2 Game list screen, §3). */
export function gamesModule(gateway: Gateway): void {
  const { read } = gateway.db
  const list = shortLived((key) => listGames(read, JSON.parse(key) as GameFilter))
  const popular = shortLived((merchant) => readPopularGames(read, merchant))
  const vendorTypes = shortLived((merchant) => readVendorTypes(read, merchant))

  registerCall(gateway, gameListCall, async ({ query, context }) => {
    checkMerchantCode(context.merchant, query.merchantCode)
    return list(JSON.stringify(filterOf(context.merchant.code, query)))
  })
  registerCall(gateway, popularGamesCall, async ({ query, context }) => {
    checkMerchantCode(context.merchant, query.merchantCode)
    return popular(context.merchant.code)
  })
  registerCall(gateway, vendorsCall, async ({ query, context }) => {
    checkMerchantCode(context.merchant, query.merchant_code)
    return vendorTypes(context.merchant.code)
  })
  registerCall(gateway, gameCall, async ({ params, context }) => {
    const game = await findGame(read, context.merchant.code, params.nodeId)
    if (!game) throw new CallFailure('game.not.found')
    return showGame(game)
  })
  registerMemberCall(gateway, favouriteIdsCall, async ({ member }) => ({
    ids: await readFavouriteIds(read, member.id),
  }))
}
