import { toastMs, type KeptSitting } from '@plaza/contract'
import { useClient } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect, useState } from 'react'
import { useGamesText } from '../../texts'
import type { LaunchQuery } from './launch-query'
import { sittingOf } from './sitting'

/**
 * Holds a sitting while the page shows it, and keeps its stakes and winnings in step: pushed while it is watched, asked
 * for when the page is looked at again. What comes back from a vendor's own page has been left.
 */
export function useSitting(kept: KeptSitting, query: LaunchQuery) {
  const t = useGamesText()
  const { events } = useRemote()
  const { transport } = useClient()
  const [sitting] = useState(() =>
    sittingOf({
      kept,
      query,
      transport,
      events,
      onLeaveFailed: () =>
        events.say('toast', {
          kind: 'info',
          text: t('launch.leaveFailed'),
          id: 'leave-game',
          durationMs: toastMs.long,
        }),
    }),
  )
  useEffect(() => sitting.attach(), [sitting])
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    events.on('play:changed', sitting.update, signal)
    const look = () => document.visibilityState === 'visible' && void sitting.refresh()
    document.addEventListener('visibilitychange', look, { signal })
    // The page as it was, given back by the browser's memory of pages.
    const show = (event: PageTransitionEvent) => event.persisted && sitting.comeBack()
    window.addEventListener('pageshow', show, { signal })
    return () => end.abort()
  }, [sitting, events])
  return { sitting, state: useStoreValue(sitting.store) }
}
