import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { tableAddress } from './table-address'

/** Opens the confirmation of the slip; a visitor signs in first, and comes back to it with the slip (SESSION-4). */
export function useAskToBet(code: string, open: () => void): () => void {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  return () => {
    if (session) open()
    else
      events.say('session:required', { returnTo: tableAddress(code, { asksToBet: true }), keepsPage: true })
  }
}
