import type { Game } from '@plaza/contract'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useCallback } from 'react'
import { isPlayable, launchAddress } from './launch-address'

/**
 * Opens a game as a tap on its tile does: the launch page with the way back here; a visitor signs in first and comes
 * back to the launch (spec §6 Visitors). One that can't be played goes to `showSheet`, which says why; without that the
 * launch page does.
 */
export function useOpenGame(showSheet?: (game: Game) => void): (game: Game) => void {
  const { events, navigate } = useRemote()
  const { pathname, search } = useLocation()
  const pageBack = pathname + search
  return useCallback(
    (game) => {
      if (showSheet && !isPlayable(game)) return showSheet(game)
      const to = launchAddress(game.nodeId, { pageBack })
      if (events.session.getState().session) navigate(to)
      else events.say('session:required', { returnTo: to })
    },
    [events, navigate, pageBack, showSheet],
  )
}
