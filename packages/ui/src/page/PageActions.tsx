import type { ReactNode } from 'react'
import { fixedActions } from './page-marks'
import css from './Page.module.css'

export interface PageActionsProps {
  children: ReactNode
  /** What the action will do, in view above it. */
  summary?: ReactNode
}

/** The page's main action, fixed at the bottom above bottom menu and keyboard. Its `Page` needs `hasActions`. */
export function PageActions({ children, summary }: PageActionsProps) {
  const bar = (
    <div className={css.actions} ref={fixedActions} data-page-actions>
      {summary}
      {children}
    </div>
  )
  if (!summary) return bar
  return (
    <>
      <div className={css.summarySpace} />
      {bar}
    </>
  )
}
