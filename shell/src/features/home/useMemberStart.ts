import { useStoreValue } from '@plaza/events'
import { useEffect } from 'react'
import { useShell } from '../../kernel/page/context'

/** Lets home do for a member what it does as it is mounted; the code comes apart, for a visitor's home needs none. */
export function useMemberStart(): void {
  const shell = useShell()
  const { session } = useStoreValue(shell.events.session)
  useEffect(() => {
    if (!session) return
    import('./member-start').then(
      ({ startMember }) => startMember(shell, session).catch(reportError),
      // It fetches early what screens fetch themselves: without it nothing is missing.
      () => undefined,
    )
  }, [shell, session])
}
