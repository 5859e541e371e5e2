import { useCall } from '@plaza/client'
import { unreadCountCall } from '@plaza/contract/site'
import { useStoreValue } from '@plaza/events'
import { useReach, useRemote } from '@plaza/federation'
import { Badge } from '@plaza/ui/badge'
import { Icon } from '@plaza/ui/icon'
import { useEffect } from 'react'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import css from './MailMark.module.css'

const inboxPath = '/m/webEmail'

/**
 * The way to the mail with the number of unread ones (AGENT-2), where this merchant has that page. The number is loaded once and then
 * kept by the event stream.
 */
export function MailMark() {
  const t = useAgentHomeText()
  const { events, navigate } = useRemote()
  const reach = useReach()
  const { mail } = useStoreValue(events.unread)
  const isThere = reach(inboxPath) === 'open'
  const { data, isFetchedAfterMount } = useCall(unreadCountCall, {}, { enabled: isThere })
  useEffect(() => {
    // A cached number may be older than what the stream has said since.
    if (data && isFetchedAfterMount) events.say('notice:unread', { mail: data.mail, notices: data.notices })
  }, [data, isFetchedAfterMount, events])
  if (!isThere) return null
  return (
    <a
      href={inboxPath}
      className={css.mark}
      aria-label={mail > 0 ? t('home.unreadMail', { count: mail }) : t('home.mail')}
      onClick={(event) => {
        event.preventDefault()
        navigate(inboxPath)
      }}
    >
      <Badge count={mail} label={t('home.unreadMail', { count: mail })}>
        <span className={css.icon}>
          <Icon name="mail" />
        </span>
      </Badge>
    </a>
  )
}
