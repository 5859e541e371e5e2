import { toastMs } from '@plaza/contract/kernel'
import type { StoredGameSession } from '@plaza/contract/play'
import { useClient } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect, useState } from 'react'
import { useLaunchText } from '../../locales/launch/texts'
import type { LaunchQuery } from './launch-query'
import { gameSessionOf } from './game-session'

/**
 * Mounts a game session while the page shows it, and keeps its stakes and winnings current: by pushes while the page is
 * visible, by a call when it becomes visible again. A page restored after a visit to the vendor's own page counts as left.
 */
export function useGameSession(kept: StoredGameSession, query: LaunchQuery) {
  const t = useLaunchText()
  const { events } = useRemote()
  const { transport } = useClient()
  const [gameSession] = useState(() =>
    gameSessionOf({
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
  useEffect(() => gameSession.attach(), [gameSession])
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    events.on('play:changed', gameSession.update, signal)
    const look = () => document.visibilityState === 'visible' && void gameSession.refresh()
    document.addEventListener('visibilitychange', look, { signal })
    // The browser restored the page from its back-forward cache.
    const show = (event: PageTransitionEvent) => event.persisted && gameSession.comeBack()
    window.addEventListener('pageshow', show, { signal })
    return () => end.abort()
  }, [gameSession, events])
  return { gameSession, state: useStoreValue(gameSession.store) }
}
