import { useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useCashierText } from '../../texts'
import styles from './RecordsEnd.module.css'

export interface RecordsEndProps {
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page did not come: nothing more is asked for until a person does. */
  isPageFailed: boolean
  onRetry: () => void
}

/** What stands after the last row: what is on its way, a retry, or the end. */
export function RecordsEnd({ hasMore, isLoadingMore, isPageFailed, onRetry }: RecordsEndProps) {
  const t = useCashierText()
  const ui = useText('ui')
  if (isPageFailed)
    return (
      <div role="alert" className={styles.end}>
        <p>{t('records.moreFailed')}</p>
        <Button icon="refresh" isBusy={isLoadingMore} onClick={onRetry}>
          {ui('retry')}
        </Button>
      </div>
    )
  if (isLoadingMore) return <SkeletonRows count={2} />
  return <p className={styles.end}>{hasMore ? null : t('records.end')}</p>
}
