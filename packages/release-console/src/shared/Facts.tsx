import type { ReactNode } from 'react'
import css from './Facts.module.css'

/** Terms with their values, side by side on wide screens. */
export function Facts({ facts }: { facts: readonly { term: string; is: ReactNode }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ term, is }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.is}>{is}</dd>
        </div>
      ))}
    </dl>
  )
}
