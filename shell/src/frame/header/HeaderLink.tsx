import { Link } from '@plaza/facade/router'
import { Icon, type IconName } from '@plaza/ui/icon'
import styles from './HeaderLink.module.css'

/** A link of the header that is an icon. */
export function HeaderLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link to={to} aria-label={label} title={label} className={styles.link}>
      <Icon name={icon} />
    </Link>
  )
}
