import type { ReactNode } from 'react'
import { useRecordsText } from './texts'
import css from './Records.module.css'

export interface RecordTotal {
  label: string
  value: ReactNode
}

/** What all records of a filter come to, not only those that are drawn. */
export function RecordTotals({ totals }: { totals: readonly RecordTotal[] }) {
  const t = useRecordsText()
  return (
    <section aria-label={t('totals')}>
      <dl className={css.totals}>
        {totals.map(({ label, value }) => (
          <div key={label} className={css.total}>
            <dt className={css.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
