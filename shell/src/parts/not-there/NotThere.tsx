import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { Drawing } from '@plaza/ui/empty-state'
import { useEffect, useRef } from 'react'
import { homePath } from '../../kernel/routes/paths'
import styles from './NotThere.module.css'

interface Props {
  drawing: 'boat' | 'lantern' | 'lighthouse'
  /** In large figures behind the drawing. */
  code?: string
  title: string
  text: string
  action: string
}

/** A page that is not there: a drawing, one sentence, the way home. It is read out where what stood here before is gone. */
export function NotThere({ drawing, code, title, text, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A page that was switched off took the focus of whoever was in it away.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page} data-not-there>
      <div className={styles.scene}>
        {code && <span className={styles.code}>{code}</span>}
        <Drawing name={drawing} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <Link to={homePath} className={`${buttonClass({ size: 'large' })} ${styles.action}`}>
        {action}
      </Link>
    </div>
  )
}
