import { CallError, useClient } from '@plaza/client'
import { leaveGameCall } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useEffect } from 'react'
import { dropKept, readKept } from '../launch/kept-game-session'
import { launchRoute } from '../launch/launch-query'
import { isGameSessionHere } from '../launch/game-session'
import { RealityCheck } from './RealityCheck'

/**
 * What playing leaves over the other pages (`shell.overlay@1`): the reality check, which falls due wherever the member is
 * (RG-4), and the end of a game whose vendor's page was left by another way than back.
 */
export function RealityOverlay() {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { pathname } = useLocation()
  const isElsewhere = pathname !== launchRoute
  useEndLeftGameSession(isElsewhere && session !== null)
  // The game page has its own, which also makes the game wait.
  return session && isElsewhere ? <RealityCheck /> : null
}

/** Leaves the game session that an earlier document of this tab had open. */
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
      // The vendor closes what stays open by itself; the balance is asked for all the same.
      if (!(error instanceof CallError)) throw error
      events.say('balance:stale', { reason: 'game' })
    })
  }, [isWanted, transport, events])
}
