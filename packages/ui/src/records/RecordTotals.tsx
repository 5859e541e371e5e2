import type { ReactNode } from 'react'
import { useRecordsText } from './texts'
import css from './Records.module.css'

export interface RecordTotal {
  label: string
  value: ReactNode
}

/** Totals of all records that match a filter, not only of those rendered. */
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
