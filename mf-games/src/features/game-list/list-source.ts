import { gameClient, paging, type AnyCall, type Language, type QueryOf } from '@plaza/contract/kernel'
import { favouritesCall, gameListCall, hotGamesCall, recentGamesCall, type Game } from '@plaza/contract/play'
import type { Transport } from '@plaza/client'
import { isOwnList, type ListState } from './list-state'

/** A page of games from any of the calls. */
export interface GamePage {
  games: readonly Game[]
  totalPages: number
  total: number
  /** How many games of the list open later; only a list of the catalogue says it. */
  soon?: number | undefined
}

/** Where the pages of a list come from. */
export interface ListSource {
  call: AnyCall
  /** Language of its texts. */
  language: Language
  /** The query without the page. */
  query: object
  pageSize: number
  /** How long a page counts as fresh, ms; coming back within it makes no request. */
  staleMs: number
  send: (transport: Transport, page: number, signal: AbortSignal) => Promise<GamePage>
}

export interface SourceContext {
  merchant: string
  language: Language
  /** Token of the signed-in member. */
  token: string | undefined
}

const catalogueStaleMs = 300_000

/** The query of the game list for a state, without its page (LIST-7). */
export function catalogueQuery(state: ListState, { merchant, language }: SourceContext) {
  return {
    ...gameClient,
    merchantCode: merchant,
    language,
    gameType: state.category ?? ('ALL' as const),
    supportPlay: state.isSoon ? ('0' as const) : ('1' as const),
    ...(state.search ? { gameName: state.search } : {}),
    ...(state.vendor ? { vassalage: state.vendor } : {}),
    ...(state.classify === 'ALL' ? {} : { gameClassify: state.classify }),
    ...(state.minBet ? { minBet: Number(state.minBet) } : {}),
    ...(state.volatility ? { volatility: state.volatility } : {}),
    ...(state.minRtp === null ? {} : { minRtp: state.minRtp }),
    ...(state.isJackpot ? { badge: 'jackpot' as const } : {}),
    ...(state.isNew ? { isNew: '1' as const } : {}),
    ...(state.sort ? { sort: state.sort } : {}),
  } satisfies QueryOf<typeof gameListCall>
}

/** A category, for lists without further categories. */
const typeOf = ({ category }: ListState) => (category === null || category === 'HOT' ? 'ALL' : category)

/**
 * The calls behind a list: recents, favourites and hot games have their own, each with its own page size and page
 * parameter (LIST-7).
 */
export function sourceOf(state: ListState, context: SourceContext): ListSource {
  const { merchant, language, token } = context
  const gameType = typeOf(state)
  if (state.quick === 'recent') {
    const query = { pageSize: paging.recentSize, gameType, language, clientType: gameClient.clientType }
    return {
      call: recentGamesCall,
      query,
      language,
      pageSize: query.pageSize,
      staleMs: 0,
      send: async (transport, page, signal) => {
        const { list, ...rest } = await transport.send(recentGamesCall, { query: { ...query, page }, signal })
        return { ...rest, games: list }
      },
    }
  }
  if (isOwnList(state)) {
    const query = { token, pageSize: paging.favouritesSize, gameType, language }
    return {
      call: favouritesCall,
      query,
      language,
      pageSize: query.pageSize,
      staleMs: 0,
      send: async (transport, pageNo, signal) => {
        const answer = await transport.send(favouritesCall, { query: { ...query, pageNo }, signal })
        return { ...answer, games: answer.content }
      },
    }
  }
  if (state.quick === 'hot') {
    const query = { isPlatform: 2, language, platform: gameClient.platform, gameType, merchantCode: merchant }
    return {
      call: hotGamesCall,
      query,
      language,
      pageSize: paging.gameListSize,
      staleMs: catalogueStaleMs,
      send: async (transport, _page, signal) => {
        const { list } = await transport.send(hotGamesCall, { query, signal })
        return { games: list, totalPages: 1, total: list.length }
      },
    }
  }
  const query = { ...catalogueQuery(state, context), pageSize: paging.gameListSize }
  return {
    call: gameListCall,
    query,
    language,
    pageSize: query.pageSize,
    staleMs: catalogueStaleMs,
    send: (transport, pageNo, signal) =>
      transport.send(gameListCall, { query: { ...query, pageNo }, signal }),
  }
}
