import type { ReactNode } from 'react'
import { figureMark } from '@plaza/ui/figure'
import { cx } from '../cx'
import css from './Facts.module.css'

export interface FactsProps {
  /** Names the facts for screen readers, where no heading does. */
  label?: string
  /** A card of its own, where the facts add up to the total in it. */
  isFramed?: boolean
  children: ReactNode
}

/** Facts below each other, each a label and its value. */
export const Facts = ({ label, isFramed = false, children }: FactsProps) => (
  <dl aria-label={label} className={cx(css.facts, isFramed && css.framed)}>
    {children}
  </dl>
)

export interface FactProps {
  label: ReactNode
  /** A rule or a time that belongs to the value, below the label. */
  note?: ReactNode
  /** `total` is the sum of the others, `money` the most that can be won. */
  tone?: 'total' | 'money'
  children: ReactNode
}

/** One of the facts. */
export const Fact = ({ label, note, tone, children }: FactProps) => (
  <div className={cx(css.fact, tone && css[tone])}>
    <dt>
      {note === undefined ? (
        label
      ) : (
        <>
          <span>{label}</span>
          <span className={css.note}>{note}</span>
        </>
      )}
    </dt>
    <dd translate={figureMark(children)}>{children}</dd>
  </div>
)
