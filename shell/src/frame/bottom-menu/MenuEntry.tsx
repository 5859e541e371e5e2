import { Link } from '@plaza/facade/router'
import { Icon } from '@plaza/ui/icon'
import type { MouseEvent } from 'react'
import { memberPath } from '../../kernel/routes/paths'
import { UnreadDot } from '../unread/UnreadDot'
import type { Entry } from './useEntries'
import styles from './BottomMenu.module.css'

interface Props {
  entry: Entry
  isHere: boolean
  /** Raised above the bar with the gradient: the frame's one main action. */
  isRaised: boolean
  onPress?: (event: MouseEvent) => void
}

/** One entry of the bottom menu. */
export function MenuEntry({ entry, isHere, isRaised, onPress }: Props) {
  return (
    <li className={styles.cell}>
      <Link
        to={entry.route}
        className={isRaised ? `${styles.entry} ${styles.raised}` : styles.entry}
        aria-current={isHere ? 'page' : undefined}
        data-here={isHere || undefined}
        onClick={onPress}
      >
        <span className={styles.icon}>
          <Icon name={entry.icon} size={isRaised ? 28 : 24} isFilled={isHere} />
        </span>
        <span className={styles.label}>{entry.label}</span>
        {entry.route === memberPath && <UnreadDot />}
      </Link>
    </li>
  )
}
