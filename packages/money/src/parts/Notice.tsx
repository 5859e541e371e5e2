import { Icon } from '@plaza/ui/icon'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

export interface NoticeProps {
  title: string
  children?: ReactNode
  /** One action that the reader can take. */
  action?: ReactNode
  tone?: 'warning' | 'danger' | 'info'
  /** Announced at once, because it answers what the person just did. */
  isAlert?: boolean
}

/** Something to know before continuing. */
export function Notice({ title, children, action, tone = 'warning', isAlert = false }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={isAlert ? 'alert' : 'note'}>
      <Icon name={tone === 'info' ? 'info' : 'alert'} size={20} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
        {action}
      </div>
    </div>
  )
}
