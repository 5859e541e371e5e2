import { Icon } from '@plaza/ui/icon'
import { useShellText } from '../../texts'
import { useConnection } from './use-connection'
import styles from './OfflineBar.module.css'

/** Says that the connection is gone, in a line of its own above the page, so that it covers nothing. */
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
