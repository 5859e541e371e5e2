import { useReach } from '@plaza/federation'
import { Badge } from '@plaza/ui/badge'
import { Icon } from '@plaza/ui/icon'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import { useOpen } from './useOpen'
import { useUnreadMail } from './useUnreadMail'
import css from './UnreadMark.module.css'

const inboxPath = '/m/webEmail'

/** Shows the number of unread messages and links to the inbox; renders nothing without unread messages or an inbox. */
export function UnreadMark() {
  const t = useMemberCentreText()
  const open = useOpen()
  const reach = useReach()
  const count = useUnreadMail()
  if (count <= 0 || reach(inboxPath) !== 'open') return null
  return (
    <a
      href={inboxPath}
      className={css.mark}
      onClick={(event) => {
        event.preventDefault()
        open(inboxPath)
      }}
    >
      <Badge count={count} label={t('memberCentre.unread', { count })}>
        <span className={css.icon}>
          <Icon name="mail" />
        </span>
      </Badge>
    </a>
  )
}
