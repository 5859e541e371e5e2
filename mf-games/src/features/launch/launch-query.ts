import type { QueryOf } from '@plaza/contract/kernel'
import { launchGameCall, pageBackSchema, type PlayMode } from '@plaza/contract/play'
import { readTableAddress, tableAddress } from '../../lottery/table/table-address'

/** Page on which games run (LAUNCH-1). */
export const launchRoute = '/m/launchGame'
export const homePath = '/m/home'
export const lobbyRoute = '/m/gameLobby'

type CallQuery = NonNullable<QueryOf<typeof launchGameCall>>

/** The parameters of the game page's address. */
export interface LaunchQuery {
  /** The call's query without what the page adds: intent and language. */
  call: Omit<CallQuery, 'intent' | 'language' | 'token'>
  mode: PlayMode
  /** Where leaving leads: a page of this site. */
  pageBack: string
}

const own = /^\/m(\/|$|\?)/

/**
 * Target of `pageBack`: the word `home` or a page of this site other than this one; home for anything else (LAUNCH-1).
 */
export function pageBackOf(pageBack: string | null): string {
  const path = pageBackSchema.safeParse(pageBack)
  if (!path.success || !own.test(path.data) || path.data.split(/[?#]/, 1)[0] === launchRoute) return homePath
  return path.data
}

const namesGame = (search: URLSearchParams): boolean =>
  ['nodeId', 'vendor', 'vassalage'].some((name) => search.get(name))

/** Whether an address names neither a game nor a lottery, and therefore asks for the lobby. */
export const asksForLobby = (search: URLSearchParams): boolean =>
  !namesGame(search) && (search.get('code') || 'lobby') === 'lobby'

/**
 * The betting table that an address asks for: without game and vendor, `code` is a lottery's and `playType` the way of
 * playing (LAUNCH-1). Undefined when it asks for something else.
 */
export function tableOf(search: URLSearchParams): string | undefined {
  const code = search.get('code')
  if (namesGame(search) || !code || asksForLobby(search)) return undefined
  return tableAddress(code, readTableAddress(search))
}

/**
 * Parses the address of the game page (LAUNCH-1); a vendor may be given as `vassalage` too, as in lists. Undefined when
 * it names no valid game.
 */
export function parseLaunchQuery(search: URLSearchParams): LaunchQuery | undefined {
  const given = (name: string) => search.get(name)?.trim() || undefined
  const mode: PlayMode = search.get('mode') === 'demo' ? 'demo' : 'real'
  const nodeId = given('nodeId')
  const vendor = given('vendor') ?? given('vassalage')
  if (!nodeId && !vendor) return undefined
  const pageBack = pageBackOf(search.get('pageBack'))
  const call = {
    nodeId,
    category: given('category'),
    vendor,
    gameId: given('gameId'),
    mode,
    playType: given('playType') ?? 'trad',
    prize_mode: given('prize_mode'),
    code: given('code') ?? 'lobby',
    pageBack,
  }
  const isSound = launchGameCall.query?.safeParse({ ...call, intent: '0'.repeat(16) }).success ?? false
  return isSound ? { call, mode, pageBack } : undefined
}
