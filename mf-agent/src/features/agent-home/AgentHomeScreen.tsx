import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect } from 'react'
import { agencyGate } from '../../parts/agency-gate'
import { AgentHome } from './AgentHome'

/** /m/agent: the agent's home. Accounts without an agency are sent to home (AGENT-1). */
export function AgentHomeScreen() {
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const errorText = useErrorText()
  const gate = agencyGate(session)
  const reason = gate.kind === 'closed' ? gate.reason : undefined
  useEffect(() => {
    if (reason === undefined) return
    if (reason) events.say('toast', { id: 'agency', kind: 'error', text: errorText(reason) })
    navigate('/m/home', { replace: true })
  }, [reason, events, navigate, errorText])
  return gate.kind === 'open' && session ? (
    <AgentHome key={session.userName} userName={session.userName} />
  ) : null
}
