import type { HotMatch } from '@plaza/contract/site'
import { useStoreValue } from '@plaza/events'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { launchRoute } from '../../play/launch-address'
import { launchPath } from './launch-path'

/**
 * Launches a match. A visitor signs in first, with the way back (LAUNCH-1). If no release can launch games yet, the
 * sheet of the game in which the match can be bet on opens instead.
 */
export function useBet(openSheet: (nodeId: number) => void): (match: HotMatch) => void {
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const canLaunch = useAvailablePaths().has(launchRoute)
  return (match) => {
    const to = launchPath(match)
    if (!session) events.say('session:required', { returnTo: canLaunch ? to : '/m/home' })
    else if (canLaunch) navigate(to)
    else openSheet(match.nodeId)
  }
}
