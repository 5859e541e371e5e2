import type { ReactNode } from 'react'
import css from './Facts.module.css'

/** Facts of one thing as terms and what they are, side by side where there is room. */
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
