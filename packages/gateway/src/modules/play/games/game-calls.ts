import {
  allVassalageCall,
  gameCall,
  gameListCall,
  hotGamesCall,
  popularGamesCall,
  suggestCall,
  vendorsCall,
  type GameType,
} from '@plaza/contract/play'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { checkMerchantCode, languageFor } from '../../../kernel/http/request-merchant'
import { gameDetails } from './game-details'
import { cataloguesOf, showItems } from './keep-catalogues'
import { filterOf, listGames, minBetOf } from './list-games'
import { popularGames } from './popular-games'
import { popularityOf } from './popularity'
import { suggest } from './suggest'
import { vendorTypes } from './vendor-types'

const typeOf = (asked: GameType | 'HOT' | 'ALL' | undefined): GameType | undefined =>
  asked === 'HOT' || asked === 'ALL' ? undefined : asked

/** Games of a merchant: lists, popular and hot ones, vendors, suggestions, one game (LIST-7). */
export function registerGameCalls(gateway: Gateway): void {
  const catalogues = cataloguesOf(gateway.db.read)
  const popularity = popularityOf(gateway.db.read)

  registerCall(gateway, gameListCall, async ({ query, context: { merchant, now } }) => {
    for (const code of [query.merchant, query.merchantCode, query.merchant_code])
      checkMerchantCode(merchant, code)
    const state = await catalogues(merchant.code)
    const filter = { ...filterOf(query), minBetMinor: minBetOf(query, merchant.currency) }
    const popular = filter.sort === 'popular' ? await popularity(state.catalogue, now) : []
    return listGames(state, filter, popular, now)
  })
  registerCall(gateway, popularGamesCall, async ({ query, context: { merchant, now } }) => {
    checkMerchantCode(merchant, query.merchantCode)
    const state = await catalogues(merchant.code)
    return popularGames(state, await popularity(state.catalogue, now), now)
  })
  registerCall(gateway, vendorsCall, async ({ query, context: { merchant, now } }) => {
    checkMerchantCode(merchant, query.merchant_code)
    const state = await catalogues(merchant.code)
    return vendorTypes(state, query, languageFor(merchant, query.language), now)
  })
  registerCall(gateway, hotGamesCall, async ({ query, context: { merchant, now } }) => {
    checkMerchantCode(merchant, query.merchantCode)
    const state = await catalogues(merchant.code)
    const type = typeOf(query.gameType)
    const hot = state.catalogue.hot.filter((game) => type === undefined || game.game_type === type)
    return { list: showItems(hot, state, now) }
  })
  registerCall(gateway, allVassalageCall, async ({ query, context: { merchant } }) => {
    checkMerchantCode(merchant, query.merchant_code)
    const { catalogue } = await catalogues(merchant.code)
    return { list: catalogue.vendors.map(({ code, name }) => ({ vassalage: code, name })) }
  })
  registerCall(gateway, suggestCall, async ({ query, context: { merchant, now } }) => {
    checkMerchantCode(merchant, query.merchantCode)
    return suggest(await catalogues(merchant.code), query.q, typeOf(query.gameType), now)
  })
  registerCall(gateway, gameCall, async ({ params, query, context: { merchant, now } }) => {
    const state = await catalogues(merchant.code)
    const game = state.catalogue.byNode.get(Number(params.nodeId))
    if (!game) throw new CallFailure('game.not.found')
    return gameDetails(game, state, languageFor(merchant, query.language), now)
  })
}
