import { Icon } from '@plaza/ui/icon'
import { useEffect, useState } from 'react'
import { useReleasesText } from '../../kernel/language/texts'
import styles from './FinishingNotice.module.css'

interface Props {
  isLeaving: boolean
  /** Nothing may stay over the page for long: a game fills it. */
  isBrief: boolean
}

/** That the page finishes with the version that it began with; over the page's head, so that nothing moves. */
export function FinishingNotice({ isLeaving, isBrief }: Props) {
  const t = useReleasesText()
  const [isThere, setThere] = useState(false)
  // A live region that is there before its words is read out.
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
