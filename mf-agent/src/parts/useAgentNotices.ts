import { useCall, useForget } from '@plaza/client'
import { announcementsCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { useEffect, useRef } from 'react'

/**
 * Announcements to agents with how many are not read (AGENT-4, NOTICE-2), loaded again when that number changes, here or elsewhere, and
 * when the stream is back.
 */
export function useAgentNotices() {
  const { events, merchant } = useRemote()
  const language = useLanguage()
  const forget = useForget()
  const answer = useCall(announcementsCall, {
    query: { types: 'A', groupName: 'm_home', platform: 'M', merchantCode: merchant, language },
  })
  const known = answer.data?.footer.unreadCount
  const onUnread = useRef((_notices: number) => {})
  useEffect(() => {
    // Mail changes the event as well.
    onUnread.current = (notices) => {
      if (known !== undefined && known !== notices) forget(announcementsCall)
    }
  })
  useEffect(() => events.on('notice:unread', ({ notices }) => onUnread.current(notices)), [events])
  const { refetch } = answer
  useEffect(() => events.on('stream:restored', () => void refetch()), [events, refetch])
  return answer
}
