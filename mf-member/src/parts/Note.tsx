import { Icon } from '@plaza/ui/icon'
import type { ReactNode } from 'react'
import css from './Note.module.css'

export interface NoteProps {
  title: string
  children?: ReactNode
  tone?: 'info' | 'warning'
  /** Announced at once, because it answers what the person just did. */
  isAlert?: boolean
}

/** Something to know before going on. */
export const Note = ({ title, children, tone = 'info', isAlert = false }: NoteProps) => (
  <div className={css.note} data-tone={tone} role={isAlert ? 'alert' : 'note'}>
    <Icon name={tone === 'info' ? 'info' : 'alert'} size={20} className={css.icon} />
    <div className={css.words}>
      <p className={css.title}>{title}</p>
      {children && <p className={css.text}>{children}</p>}
    </div>
  </div>
)
