import type { ReactNode } from 'react'
import { figureMark } from '@plaza/ui/figure'
import css from './Records.module.css'

export interface Sum {
  label: string
  value: ReactNode
}

/** Sums beside each other in one line, which scrolls sideways where they are too wide. */
export function SumLine({ label, sums }: { label: string; sums: readonly Sum[] }) {
  return (
    <div role="region" tabIndex={0} aria-label={label} className={css.sums}>
      <dl>
        {sums.map((sum) => (
          <div key={sum.label} className={css.sum}>
            <dt className={css.label}>{sum.label}</dt>
            <dd translate={figureMark(sum.value)}>{sum.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
