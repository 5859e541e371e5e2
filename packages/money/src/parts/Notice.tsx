import { Icon } from '@plaza/ui/icon'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './Notice.module.css'

export interface NoticeProps {
  title: string
  children?: ReactNode
  /** One action that the reader can take. */
  action?: ReactNode
  tone?: 'warning' | 'danger' | 'info'
  /** Announced at once and brought into view, because it answers what the person just did. */
  isAlert?: boolean
}

/** Something to know before continuing. */
export function Notice({ title, children, action, tone = 'warning', isAlert = false }: NoticeProps) {
  const node = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is at the end of a page whose beginning may be out of sight.
    if (isAlert) node.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isAlert, title])
  return (
    <div ref={node} className={styles.notice} data-tone={tone} role={isAlert ? 'alert' : 'note'}>
      <Icon name={tone === 'info' ? 'info' : 'alert'} size={20} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
        {action}
      </div>
    </div>
  )
}
