import { useStoreValue } from '@plaza/events'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { lotteryRoute } from '../../lottery/addresses'
import { asksForLobby, lobbyRoute, tableOf } from './launch-query'

/**
 * The page to which an address without a game leads: a lottery's table or the lobby of the lottery, which visitors see too
 * when it is named; for members also without a name, or the lobby of games where this merchant has no lottery (LAUNCH-1).
 * Undefined when a game is asked for, or a visitor has to sign in.
 */
export function useElsewhere(params: URLSearchParams): string | undefined {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const hasLottery = useAvailablePaths().has(lotteryRoute)
  if (!asksForLobby(params)) return hasLottery ? tableOf(params) : undefined
  if (hasLottery && (session !== null || params.get('code'))) return lotteryRoute
  return session === null ? undefined : lobbyRoute
}
