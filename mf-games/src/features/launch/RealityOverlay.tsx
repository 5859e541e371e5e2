import { CallError, useClient } from '@plaza/client'
import { leaveGameCall } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useEffect } from 'react'
import { dropKept, readKept } from './kept-game-session'
import { launchRoute } from './launch-query'
import { isGameSessionHere } from './game-session'
import { RealityCheck } from '../reality/RealityCheck'

/**
 * The overlay over other pages (`shell.overlay@1`): the reality check, which falls due wherever the member is (RG-4),
 * and the end of a game whose vendor page was left other than by going back.
 */
export function RealityOverlay() {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { pathname } = useLocation()
  const isElsewhere = pathname !== launchRoute
  useEndLeftGameSession(isElsewhere && session !== null)
  // The game page has its own, which also pauses the game.
  return session && isElsewhere ? <RealityCheck /> : null
}

/** Leaves the game session that an earlier document of this tab opened. */
function useEndLeftGameSession(isWanted: boolean): void {
  const { events } = useRemote()
  const { transport } = useClient()
  useEffect(() => {
    if (!isWanted) return
    const kept = readKept()
    if (!kept || isGameSessionHere(kept.intent)) return
    dropKept(kept.intent)
    if (kept.play === undefined || kept.account !== events.session.getState().session?.userName) return
    transport.send(leaveGameCall, { params: { play: kept.play } }).catch((error: unknown) => {
      // The vendor closes open sessions by itself; the balance is refreshed in any case.
      if (!(error instanceof CallError)) throw error
      events.say('balance:stale', { reason: 'game' })
    })
  }, [isWanted, transport, events])
}
