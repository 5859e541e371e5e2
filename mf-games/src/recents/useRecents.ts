import { useCall, type CallError } from '@plaza/client'
import { gameClient, paging } from '@plaza/contract/kernel'
import { recentGamesCall, type Game, type GameType } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'

export interface Recents {
  /** Latest first, without duplicates; undefined while they load, and for a visitor. */
  games: readonly Game[] | undefined
  isPending: boolean
  failure: CallError | null
  retry: () => void
}

/**
 * The games that the member opened (RECENT-1): cached ones at once, then revalidated. The server records launches
 * itself. For a visitor no request is made.
 */
export function useRecents(gameType?: GameType): Recents {
  const { events } = useRemote()
  const language = useLanguage()
  const { session } = useStoreValue(events.session)
  const { data, error, isPending, refetch } = useCall(
    recentGamesCall,
    {
      query: {
        page: paging.firstPage,
        pageSize: paging.recentSize,
        language,
        clientType: gameClient.clientType,
        ...(gameType ? { gameType } : {}),
      },
    },
    { enabled: session !== null },
  )
  return {
    games: session ? data?.list : undefined,
    isPending: session !== null && isPending,
    failure: error,
    retry: () => void refetch(),
  }
}
