import { Link } from '@plaza/facade/router'
import { Icon, type IconName } from '@plaza/ui/icon'
import { usePrefetch } from '@plaza/federation'
import styles from './HeaderLink.module.css'

/** A link of the header that is an icon. */
export function HeaderLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  const prefetch = usePrefetch()
  return (
    <Link to={to} aria-label={label} title={label} className={styles.link} onPointerDown={() => prefetch(to)}>
      <Icon name={icon} />
    </Link>
  )
}
