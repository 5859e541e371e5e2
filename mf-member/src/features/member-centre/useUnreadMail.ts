import { useCall } from '@plaza/client'
import { unreadCountCall } from '@plaza/contract/site'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect } from 'react'

/**
 * Number of unread messages. Loaded once and then updated by the event stream; 0 for a guest, and until it is loaded.
 */
export function useUnreadMail(): number {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { mail } = useStoreValue(events.unread)
  const { data } = useCall(unreadCountCall, {}, { enabled: session !== null })
  useEffect(() => {
    if (data) events.say('notice:unread', { mail: data.mail, notices: data.notices })
  }, [data, events])
  return session ? mail : 0
}
