import type { Contact } from '@plaza/contract/site'
import { Icon } from '@plaza/ui/icon'
import styles from './ServiceGlyph.module.css'

/** The symbol of a kind of contact. */
export function ServiceGlyph({ type }: { type: Contact['type'] }) {
  if (type === 'CS') return <Icon name="headset" />
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden className={styles.glyph}>
      <path
        d={
          type === 'TELEGRAM'
            ? 'm21 4-3.2 15.2-5.6-4.1-2.9 2.8.5-4.3L18 6.6 7.6 12.9 3 11.3z'
            : 'M17 2.5h-2.6C11.6 2.5 10 4.2 10 7v2.6H7.2v3.7H10v8.2h3.8v-8.2h2.8l.6-3.7h-3.4V7.4c0-.9.4-1.4 1.4-1.4H17z'
        }
      />
    </svg>
  )
}
