import type { ReactNode } from 'react'
import { fixedActions } from './page-marks'
import css from './Page.module.css'

/** The page's main action, fixed at the bottom above bottom menu and keyboard. Its `Page` needs `hasActions`. */
export function PageActions({ children }: { children: ReactNode }) {
  return (
    <div className={css.actions} ref={fixedActions} data-page-actions>
      {children}
    </div>
  )
}
