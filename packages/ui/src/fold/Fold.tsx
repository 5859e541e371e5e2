import type { ReactNode } from 'react'
import { Icon } from '@plaza/ui/icon'
import css from './Fold.module.css'

export interface FoldProps {
  title: ReactNode
  /** A row with an arrow at its end instead of words in the colour of links. */
  isRow?: boolean
  /** Open from the start. */
  isOpen?: boolean
  children: ReactNode
}

/** Content that stays folded away until somebody wants to see it. */
export const Fold = ({ title, isRow = false, isOpen = false, children }: FoldProps) => (
  <details open={isOpen} className={css.fold}>
    <summary className={isRow ? css.row : css.words}>
      <span>{title}</span>
      {isRow && <Icon name="chevron-down" size={20} className={css.arrow} />}
    </summary>
    <div className={css.content}>{children}</div>
  </details>
)
