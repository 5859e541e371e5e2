import { Children, isValidElement, type ReactNode } from 'react'
import css from './ListRow.module.css'

export interface ListProps {
  /** `ListRow`s. */
  children: ReactNode
  label?: string
}

/** Rows in one card, separated by thin lines. */
export function List({ children, label }: ListProps) {
  return (
    <ul className={css.list} aria-label={label} role="list">
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) ? (child.key ?? index) : index}>{child}</li>
      ))}
    </ul>
  )
}
