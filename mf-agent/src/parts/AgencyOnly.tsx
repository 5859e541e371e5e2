import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect, type ReactNode } from 'react'
import { agencyGate } from './agency-gate'

/** A page of the agent area: accounts without an agency are sent to home, with a message if they are signed in (AGENT-1). */
export function AgencyOnly({ children }: { children: ReactNode }) {
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const errorText = useErrorText()
  const gate = agencyGate(session)
  const isClosed = gate.kind === 'closed'
  const reason = isClosed ? gate.reason : null
  useEffect(() => {
    if (!isClosed) return
    if (reason) events.say('toast', { id: 'agency', kind: 'error', text: errorText(reason) })
    navigate('/m/home', { replace: true })
  }, [isClosed, reason, events, navigate, errorText])
  return isClosed ? null : children
}
