import { Icon } from '@plaza/ui/icon'
import { useShellText } from '../../texts'
import { useConnection } from './use-connection'
import styles from './OfflineBar.module.css'

/** Says that the connection is gone, over the page's head; nothing moves when it comes and goes. */
export function OfflineBar() {
  const t = useShellText()
  const connection = useConnection()
  return (
    <div aria-live="polite" className={styles.place}>
      {connection !== 'online' && (
        <p className={styles.bar}>
          <Icon name="alert" size={16} />
          <span>{t(connection === 'offline' ? 'offline.bar' : 'offline.failing')}</span>
        </p>
      )}
    </div>
  )
}
