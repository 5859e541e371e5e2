import { useClient } from '@plaza/client'
import type { Game } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useQueryClient } from '@plaza/facade/query'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useCallback, useEffect } from 'react'
import { idsStoreOf } from './ids-store'
import type { RefusedChange } from './saved-ids'

export interface Favourites {
  /** Node ids; empty for a visitor. */
  ids: ReadonlySet<number>
  isFavourite: (nodeId: number) => boolean
  /** Adds or removes a favourite; a visitor signs in first, and then it is added. A stable function. */
  toggle: (game: Game) => void
}

/**
 * The member's favourites, in step across tabs and devices (FAV-1): changes show at once and are rolled back with a
 * message when the server refuses. A favourites list hides games that are no longer in `ids`.
 */
export function useFavourites(): Favourites {
  const { transport, merchant, events } = useClient()
  const { serverNow } = useRemote()
  const queries = useQueryClient()
  const errorText = useErrorText()
  const ids = useStoreValue(idsStoreOf(events))
  const user = useStoreValue(events.session).session?.userName
  const refused = useCallback(
    (failure: RefusedChange) =>
      events.say('toast', {
        kind: 'error',
        text: errorText(failure.code, failure.value, failure),
        id: 'favourite',
      }),
    [events, errorText],
  )
  const load = useCallback(
    () =>
      import('./keep-favourites').then(({ keepFavourites }) =>
        keepFavourites({ transport, merchant, events, queries, serverNow, refused }),
      ),
    [transport, merchant, events, queries, serverNow, refused],
  )
  useEffect(() => {
    if (user === undefined) return
    // Without this code hearts stay empty; the next tap or screen loads it again.
    load().then(
      (keeper) => keeper.refresh(),
      () => undefined,
    )
  }, [load, user])

  const toggle = useCallback(
    (game: Game) =>
      void load().then(
        (keeper) => keeper.toggle(game),
        () => refused({ code: 'network.offline' }),
      ),
    [load, refused],
  )
  const isFavourite = useCallback((nodeId: number) => ids.has(nodeId), [ids])
  return { ids, isFavourite, toggle }
}
