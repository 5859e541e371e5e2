import { queryKey, type Transport } from '@plaza/client'
import { favouriteIdsCall, favouritesCall } from '@plaza/contract'
import type { QueryClient } from '@plaza/facade/query'
import type { Events } from '@plaza/events'

export interface FavouritesPage {
  transport: Transport
  merchant: string
  events: Events
  queries: QueryClient
  /** Tells the person that a change was refused, by its code, and taken back. */
  refused: (code: string, value?: Record<string, unknown>) => void
}

/** ms for which the ids count as fresh: home fetches them as it is mounted (FAV-1). */
const freshMs = 60_000

/** What the server says that an account's favourites are; kept in the QueryClient, where home's own fetch puts it too. */
export function createSavedIds({ transport, merchant, events, queries }: FavouritesPage, user: string) {
  let ids: readonly string[] = []
  /** Grows with every change that is known of; an answer that was asked for before it says less than is known. */
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
    /** Asks the server unless it has answered lately. @throws CallError */
    load,
    /** A favourite came or went, by this tab or by another. Whether that was news. */
    apply(nodeId: number, isFavourite: boolean): boolean {
      const id = String(nodeId)
      version += 1
      if (ids.includes(id) === isFavourite) return false
      ids = isFavourite ? [id, ...ids] : ids.filter((other) => other !== id)
      queries.setQueriesData({ predicate: ({ queryKey: key }) => isOf(key, favouriteIdsCall.id) }, { ids })
      // A list on the screen leaves out what went by itself; what came has to be asked for.
      void queries.invalidateQueries({
        predicate: ({ queryKey: key }) => isOf(key, favouritesCall.id),
        refetchType: isFavourite ? 'active' : 'none',
      })
      return true
    },
  }
}

export type SavedIds = ReturnType<typeof createSavedIds>
