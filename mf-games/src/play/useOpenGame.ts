import type { Game, PlayMode } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useCallback } from 'react'
import { isPlayable, launchAddress } from './launch-address'

export interface OpenOptions {
  /** `demo`: practice money of the vendor's. */
  mode?: PlayMode
  /** The game takes the place of the present history entry: a sheet's, so that the way back is not to the sheet. */
  replace?: boolean
}

/**
 * Opens a game as a tap on its tile does: the launch page with the way back here; a visitor signs in first and comes
 * back to the launch (SESSION-4). One that can't be played goes to `showSheet`, which says why; without that the
 * launch page does.
 */
export function useOpenGame(showSheet?: (game: Game) => void): (game: Game, options?: OpenOptions) => void {
  const { events, navigate } = useRemote()
  const { pathname, search } = useLocation()
  const pageBack = pathname + search
  return useCallback(
    (game, { mode, replace } = {}) => {
      if (showSheet && !isPlayable(game)) return showSheet(game)
      const to = launchAddress(game.nodeId, { pageBack, mode })
      if (events.session.getState().session) navigate(to, { replace })
      else events.say('session:required', { returnTo: to })
    },
    [events, navigate, pageBack, showSheet],
  )
}
