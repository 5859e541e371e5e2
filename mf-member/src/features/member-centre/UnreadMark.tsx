import { useAvailablePaths } from '@plaza/federation'
import { Badge } from '@plaza/ui/badge'
import { Icon } from '@plaza/ui/icon'
import { useMemberText } from '../../texts'
import { useOpen } from './useOpen'
import { useUnreadMail } from './useUnreadMail'
import css from './UnreadMark.module.css'

const inboxPath = '/m/webEmail'

/**
 * Says how many messages are unread, only when there are any (spec §2 Member center). It leads to the inbox
 * where this merchant has one, else it is a sign that can't be pressed.
 */
export function UnreadMark() {
  const t = useMemberText()
  const open = useOpen()
  const hasInbox = useAvailablePaths().has(inboxPath)
  const count = useUnreadMail()
  if (count <= 0) return null
  const mark = (
    <Badge count={count} label={t('memberCentre.unread', { count })}>
      <span className={css.icon}>
        <Icon name="mail" />
      </span>
    </Badge>
  )
  if (!hasInbox)
    return (
      <span role="status" className={css.mark}>
        {mark}
      </span>
    )
  return (
    <a
      href={inboxPath}
      className={css.mark}
      onClick={(event) => {
        event.preventDefault()
        open(inboxPath)
      }}
    >
      {mark}
    </a>
  )
}
