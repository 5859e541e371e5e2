import { queryKey, type CallError, type Transport } from '@plaza/client'
import { favouriteIdsCall, favouritesCall } from '@plaza/contract/play'
import type { QueryClient } from '@plaza/facade/query'
import type { Events } from '@plaza/events'

export type RefusedChange = Pick<CallError, 'code'> &
  Partial<Pick<CallError, 'value' | 'status' | 'requestId'>>

export interface FavouritesPage {
  transport: Transport
  merchant: string
  events: Events
  queries: QueryClient
  /** Server's time now, ms. */
  serverNow: () => number
  /** Shows why a change was refused and undone. */
  refused: (failure: RefusedChange) => void
}

/** ms for which the ids count as fresh: home fetches them as it is mounted (FAV-1). */
const freshMs = 60_000

/** An account's favourites as the server has them, cached in the QueryClient, which home fills too. */
export function createSavedIds({ transport, merchant, events, queries }: FavouritesPage, user: string) {
  let ids: readonly string[] = []
  /** Increases with every known change; an answer requested before a change is out of date. */
  let version = 0

  const fetchIds = (staleTime: number) => {
    const { language } = events.language.getState()
    return queries.fetchQuery({
      queryKey: queryKey({ merchant, language, user }, favouriteIdsCall),
      queryFn: ({ signal }) => transport.send(favouriteIdsCall, { signal }),
      staleTime,
      retry: false,
    })
  }
  const isOf = (key: readonly unknown[], id: string) =>
    key[0] === merchant && key[2] === user && key[3] === id

  async function load(staleTime = freshMs): Promise<void> {
    const before = version
    const answer = await fetchIds(staleTime)
    if (version === before) ids = answer.ids
    else await load(0)
  }

  return {
    getState: () => ids,
    has: (nodeId: number) => ids.includes(String(nodeId)),
    /** Loads the ids, unless the last answer is recent. @throws CallError */
    load,
    /** Applies a change by this or another tab. Returns whether it changed anything. */
    apply(nodeId: number, isFavourite: boolean): boolean {
      const id = String(nodeId)
      version += 1
      if (ids.includes(id) === isFavourite) return false
      ids = isFavourite ? [id, ...ids] : ids.filter((other) => other !== id)
      queries.setQueriesData({ predicate: ({ queryKey: key }) => isOf(key, favouriteIdsCall.id) }, { ids })
      // A list on the screen hides removed games by itself; added ones have to be loaded.
      void queries.invalidateQueries({
        predicate: ({ queryKey: key }) => isOf(key, favouritesCall.id),
        refetchType: isFavourite ? 'active' : 'none',
      })
      return true
    },
  }
}

export type SavedIds = ReturnType<typeof createSavedIds>
