import { useStoreValue } from '@plaza/events'
import { useEffect } from 'react'
import { useShell } from '../../kernel/page/context'

/**
 * Runs what home does for a member on mount; the code is a separate chunk, because a visitor's home does not need it.
 */
export function useMemberStart(): void {
  const shell = useShell()
  const { session } = useStoreValue(shell.events.session)
  useEffect(() => {
    if (!session) return
    import('./member-start').then(
      ({ startMember }) => startMember(shell, session).catch(reportError),
      // It only prefetches what screens fetch themselves, so nothing is missing without it.
      () => undefined,
    )
  }, [shell, session])
}
