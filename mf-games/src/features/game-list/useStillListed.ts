import type { Game } from '@plaza/contract/play'
import { useCallback, useState } from 'react'
import { useFavourites } from '../../favourites/useFavourites'
import type { ListState } from './list-state'

const everything = () => true

/**
 * Which games of a list stay in it: in the favourites, those that have not been removed since it was shown (FAV-2). A
 * game never known as a favourite stays, because the list may load before the ids.
 */
export function useStillListed({ quick, classify }: ListState): (game: Game) => boolean {
  const { ids } = useFavourites()
  const [known, setKnown] = useState({ ids, ever: ids })
  if (known.ids !== ids) setKnown({ ids, ever: new Set([...known.ever, ...ids]) })
  const { ever } = known
  const isStillListed = useCallback(({ nodeId }: Game) => ids.has(nodeId) || !ever.has(nodeId), [ids, ever])
  return quick === 'fav' || (quick === null && classify === 'FAV') ? isStillListed : everything
}
