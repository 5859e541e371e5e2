import type { ReactNode } from 'react'
import { cx } from '../cx'
import { wholeView } from './page-marks'
import css from './Page.module.css'

export interface PageProps {
  children: ReactNode
  /** Lit from above in the theme's colours: home, member centre, agent home. */
  isLit?: boolean
  /** A main action is fixed at the bottom, so space is reserved for it. */
  hasActions?: boolean
  /** Centred vertically: for one-step forms and for states. */
  isCentred?: boolean
  /** 12 between sections instead of 24: for tools that should fit into one view. */
  isDense?: boolean
  /** A tool whose own bars have the figures and the actions: without bottom menu and without the header's balance (FRAME-25). */
  isTool?: boolean
}

/** Body of a page: 16 at the sides, 24 between sections (TRIAL-2, LOOK-1). The shell renders the `main` element. */
export function Page({
  children,
  isLit = false,
  hasActions = false,
  isCentred = false,
  isDense = false,
  isTool = false,
}: PageProps) {
  const looks = [
    isLit && css.lit,
    hasActions && css.hasActions,
    isCentred && css.centred,
    isDense && css.dense,
  ]
  return (
    <div ref={isTool ? wholeView : undefined} className={cx(css.page, ...looks)}>
      {children}
    </div>
  )
}
