import { Icon } from '@plaza/ui/icon'
import { useEffect, useState } from 'react'
import { useReleasesText } from '../../kernel/language/texts'
import styles from './FinishingNotice.module.css'

interface Props {
  isLeaving: boolean
  /** Nothing may cover the page for long, because a game fills it. */
  isBrief: boolean
}

/**
 * Explains that the page finishes with the version it began with; an overlay at the top of the page, so that nothing
 * moves.
 */
export function FinishingNotice({ isLeaving, isBrief }: Props) {
  const t = useReleasesText()
  const [isThere, setThere] = useState(false)
  // A live region is announced only if it existed before its text.
  useEffect(() => setThere(true), [])
  return (
    <div className={styles.place}>
      <div role="status" className={styles.words}>
        {isThere && (
          <p className={`${styles.bar} ${isBrief ? styles.brief : ''}`}>
            <Icon name="info" size={16} />
            <span>{t(isLeaving ? 'finishing.leaving' : 'finishing.newer')}</span>
          </p>
        )}
      </div>
    </div>
  )
}
