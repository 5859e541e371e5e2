import { useRecordsText } from './texts'
import { SumLine, type Sum } from './SumLine'

export type RecordTotal = Sum

/** Totals of all records that match a filter, not only of those rendered. */
export function RecordTotals({ totals }: { totals: readonly RecordTotal[] }) {
  const t = useRecordsText()
  return <SumLine label={t('totals')} sums={totals} />
}
