import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './Drawing'
import css from './EmptyState.module.css'

export interface EmptyStateProps {
  drawing?: DrawingName
  /** One sentence; "No data" belongs to the host's catalogue. */
  title: string
  text?: ReactNode
  /** One thing to do. */
  action?: ReactNode
}

/** Nothing here (yet): a drawing, one sentence, one action. */
export function EmptyState({ drawing = 'lantern', title, text, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <Drawing name={drawing} />
      <p data-head className={css.title}>
        {title}
      </p>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  )
}
