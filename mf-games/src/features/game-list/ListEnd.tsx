import { useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { useGamesText } from '../../texts'
import styles from './GameList.module.css'

export interface ListEndProps {
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page did not come: nothing more is asked for until a person does. */
  isPageFailed: boolean
  onRetry: () => void
}

/** What stands after the last tile: nothing while there is more, a retry, or the end. */
export function ListEnd({ hasMore, isLoadingMore, isPageFailed, onRetry }: ListEndProps) {
  const t = useGamesText()
  const ui = useText('ui')
  if (isPageFailed) {
    return (
      <div role="alert" className={styles.end}>
        <p>{t('gameList.moreFailed')}</p>
        <Button icon="refresh" isBusy={isLoadingMore} onClick={onRetry}>
          {ui('retry')}
        </Button>
      </div>
    )
  }
  return <p className={styles.end}>{hasMore || isLoadingMore ? null : t('gameList.end')}</p>
}
