import { useCall } from '@plaza/client'
import { unreadCountCall } from '@plaza/contract'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect } from 'react'

/**
 * Unread mail of the account, 0 for a guest. Asked for here once and kept in step by the event stream; while
 * it cannot be had there is no count, which is all that can be said.
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
