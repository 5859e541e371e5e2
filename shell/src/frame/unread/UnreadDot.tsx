import { useStoreValue } from '@plaza/events'
import { useText } from '@plaza/i18n'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { useShell } from '../../kernel/page/context'
import { inboxPath } from '../../kernel/routes/paths'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import styles from './UnreadDot.module.css'

/** Marks what leads to unread mail, as the stream says it (MEMBER-8); nothing for a visitor, without mail, or where the inbox is closed. */
export function UnreadDot() {
  const t = useText('ui')
  const { events } = useShell()
  const { mail } = useStoreValue(events.unread)
  const isPathOpen = useOpenPaths()
  if (mail === 0 || !isPathOpen(inboxPath)) return null
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{t('count.unread', { count: mail })}</VisuallyHidden>
    </span>
  )
}
