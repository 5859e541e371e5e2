import { Icon } from '@plaza/ui/icon'
import { useShellText } from '../../kernel/language/texts'
import { useConnection } from './useConnection'
import styles from './OfflineBar.module.css'

const texts = {
  offline: 'offline.bar',
  failing: 'offline.failing',
  restarting: 'offline.restarting',
  stale: 'offline.stale',
} as const

/** Shows that the connection is lost, in a line of its own above the page, so that it covers nothing. */
export function OfflineBar() {
  const t = useShellText()
  const connection = useConnection()
  return (
    <div aria-live="polite" className={styles.place}>
      {connection !== 'online' && (
        <p className={styles.bar}>
          <Icon name="alert" size={16} />
          <span>{t(texts[connection])}</span>
        </p>
      )}
    </div>
  )
}
