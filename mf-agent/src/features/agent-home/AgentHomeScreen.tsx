import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { AgentHome } from './AgentHome'

/** /m/agent: the agent's home; another account that signs in gets a page of its own. */
export function AgentHomeScreen() {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  return (
    <AgencyOnly>{session && <AgentHome key={session.userName} userName={session.userName} />}</AgencyOnly>
  )
}
