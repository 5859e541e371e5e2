import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { Drawing } from '@plaza/ui/empty-state'
import { useEffect, useRef } from 'react'
import { homePath } from '../../kernel/routes/paths'
import styles from './NotThere.module.css'

interface Props {
  drawing: 'boat' | 'lantern' | 'lighthouse'
  /** Shown in large figures behind the drawing. */
  code?: string
  title: string
  text: string
  action: string
}

/** An unavailable page: a drawing, one sentence, and a link home. It is announced where it replaces other content. */
export function NotThere({ drawing, code, title, text, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Removing the previous page has dropped the focus of anyone who was in it.
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
