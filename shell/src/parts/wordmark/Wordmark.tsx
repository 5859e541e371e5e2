import styles from './Wordmark.module.css'

/** Mark and name of the merchant, the name in the display face. */
export function Wordmark({ name, isCompact = false }: { name: string; isCompact?: boolean }) {
  return (
    <span className={isCompact ? `${styles.wordmark} ${styles.compact}` : styles.wordmark}>
      <span aria-hidden className={styles.mark} />
      <span translate="no" className={styles.name}>
        {name}
      </span>
    </span>
  )
}
