import { cx } from './cx'
import type { ReactNode } from 'react'
import css from './Note.module.css'

export interface NoteProps {
  tone?: 'info' | 'warning' | 'danger'
  icon?: ReactNode
  children: ReactNode
  /** At its end: a button. */
  action?: ReactNode
  /** Read out at once. */
  isAlert?: boolean
}

/** A highlighted sentence with an icon, so that it does not rely on colour. */
export function Note({ tone = 'info', icon, children, action, isAlert = false }: NoteProps) {
  return (
    <div className={cx(css.note, css[tone])} role={isAlert ? 'alert' : undefined}>
      {icon}
      <div className={css.words}>{children}</div>
      {action}
    </div>
  )
}
