import { useId, type ReactNode } from 'react'
import css from './Page.module.css'

export interface SectionProps {
  children: ReactNode
  title?: ReactNode
  /** At the end of the title's line: a link to the full list. */
  action?: ReactNode
}

/** Content under one title. */
export function Section({ children, title, action }: SectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={css.sectionHead}>
          <h2 id={id} className={css.sectionTitle}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
