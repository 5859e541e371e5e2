import { mayEnterAgency } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { GotEnvelopes } from './GotEnvelopes'
import { SentEnvelopes } from './SentEnvelopes'

/** Red envelopes on the page of red-packet rain: from who is directly above, and, for agents, those that they made (ENVELOPE-1). */
export function EnvelopesPart() {
  const { session } = useStoreValue(useRemote().events.session)
  if (!session) return null
  return (
    <>
      <GotEnvelopes />
      {mayEnterAgency(session.type) && <SentEnvelopes />}
    </>
  )
}
