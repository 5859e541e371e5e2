import type { Game, PlayMode } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useCallback } from 'react'
import { isPlayable, launchAddress } from './launch-address'

export interface OpenOptions {
  /** `demo`: the vendor's practice money. */
  mode?: PlayMode
  /** Replaces the current history entry, that of a sheet, so that going back does not reopen it. */
  replace?: boolean
}

/**
 * Opens a game like a tap on its tile: the launch page with the way back here; a visitor signs in first and returns to
 * the launch (SESSION-4). The tile of a lottery opens its betting table, for visitors too (HALL-2). With `showSheet` a visitor
 * gets the sheet of the game, which says what it is and how to play it, and so does everybody whose game can't be played.
 */
export function useOpenGame(showSheet?: (game: Game) => void): (game: Game, options?: OpenOptions) => void {
  const { events, navigate } = useRemote()
  const { pathname, search } = useLocation()
  const pageBack = pathname + search
  return useCallback(
    (game, { mode, replace } = {}) => {
      const mayOpen = game.lottery !== undefined || events.session.getState().session !== null
      if (showSheet && !(mayOpen && isPlayable(game))) return showSheet(game)
      const to = launchAddress(game, { pageBack, mode })
      if (mayOpen) navigate(to, { replace })
      else events.say('session:required', { returnTo: to })
    },
    [events, navigate, pageBack, showSheet],
  )
}
