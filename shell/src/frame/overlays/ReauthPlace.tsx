import { useStoreValue } from '@plaza/events'
import { useCallback, useEffect } from 'react'
import { useShell } from '../../kernel/page/context'
import { useLoaded } from '../../kernel/loading/useLoaded'
import type { ReauthDialogProps } from './ReauthDialog'

const loadDialog = () => import('./ReauthDialog').then(({ ReauthDialog }) => ReauthDialog)

/** Shows the password dialog while a call waits for it; the end of the session closes it. */
export function ReauthPlace() {
  const { events, reauthentication } = useShell()
  const { session } = useStoreValue(events.session)
  const isAsked = useStoreValue(reauthentication.isAsked)
  const giveUp = useCallback(() => reauthentication.settle(false), [reauthentication])
  const Dialog = useLoaded<ReauthDialogProps>(loadDialog, isAsked, giveUp, 'sign-in')
  useEffect(() => {
    if (!session) giveUp()
  }, [session, giveUp])
  if (!Dialog || !session) return null
  return <Dialog isOpen={isAsked} session={session} onSettled={reauthentication.settle} />
}
