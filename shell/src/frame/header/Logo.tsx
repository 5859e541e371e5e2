import { Link } from '@plaza/facade/router'
import { homePath } from '../../kernel/routes/paths'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import styles from '../../parts/wordmark/Wordmark.module.css'

/** The merchant's name: the heading of home, and a link to it. When compact, narrow screens show only the mark. */
export function Logo({ name, isCompact = false }: { name: string; isCompact?: boolean }) {
  return (
    <h1 className={styles.heading}>
      <Link to={homePath} aria-label={name} className={styles.link}>
        <Wordmark name={name} isCompact={isCompact} />
      </Link>
    </h1>
  )
}
