import type { ReactNode } from 'react'
import { cx } from '../cx'
import css from './Page.module.css'

/** Stacks elements vertically: 8, 12, 16 or 24 apart. */
export function Stack({ children, gap = 16 }: { children: ReactNode; gap?: 8 | 12 | 16 | 24 }) {
  const gaps = { 8: css.gap8, 12: css.gap12, 16: css.gap16, 24: css.gap24 }
  return <div className={cx(css.stack, gaps[gap])}>{children}</div>
}
