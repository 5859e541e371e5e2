import { useStoreValue } from '@plaza/events'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { lotteryRoute } from '../../lottery/addresses'
import { asksForLobby, lobbyRoute, tableOf } from './launch-query'

/**
 * The page to which an address without a game leads: a lottery's table or the lobby of the lottery, which
 * visitors see too, or for members the lobby of games where this merchant has no lottery (LAUNCH-1). Undefined when a game is asked for.
 */
export function useElsewhere(params: URLSearchParams): string | undefined {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const hasLottery = useAvailablePaths().has(lotteryRoute)
  if (hasLottery) return asksForLobby(params) ? lotteryRoute : tableOf(params)
  return session !== null && asksForLobby(params) ? lobbyRoute : undefined
}
