import { EmptyState, type EmptyStateProps } from '@plaza/ui/empty-state'
import { useRecordsText } from '../../locales/records/texts'

export interface EmptyRecordsProps extends EmptyStateProps {
  /** The filter leaves out more than other days. */
  isNarrowed: boolean
}

/** A list of records without any: whether there are none in these days, or none that fit the filter (RECORDS-1). */
export function EmptyRecords({ isNarrowed, ...empty }: EmptyRecordsProps) {
  const t = useRecordsText()
  return isNarrowed ? (
    <EmptyState title={t('records.noneFits')} text={t('records.noneFitsText')} />
  ) : (
    <EmptyState {...empty} />
  )
}
