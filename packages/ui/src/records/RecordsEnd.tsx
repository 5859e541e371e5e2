import { useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { SkeletonRows } from '@plaza/ui/skeleton'
import type { ReactNode } from 'react'
import { useRecordsText } from './texts'
import css from './Records.module.css'

/** State of a list that is loaded page by page. `useCallPages` returns it. */
export interface ListProgress {
  hasMore: boolean
  isLoadingMore: boolean
  /** After a failed page, nothing loads until the person presses Retry. */
  isPageFailed: boolean
  retryPage: () => void
}

export interface RecordsEndProps extends ListProgress {
  /** Texts for a screen that lists something other than records. */
  moreFailed?: string
  end?: string
  /** Shown while the next page loads. */
  pending?: ReactNode
}

/** The end of a list: loading, a retry, or the note that there are no more. */
export function RecordsEnd(props: RecordsEndProps) {
  const { hasMore, isLoadingMore, isPageFailed, retryPage, moreFailed, end } = props
  const { pending = <SkeletonRows count={2} /> } = props
  const t = useRecordsText()
  const ui = useText('ui')
  if (isPageFailed)
    return (
      <div role="alert" className={css.end}>
        <p>{moreFailed ?? t('moreFailed')}</p>
        <Button icon="refresh" isBusy={isLoadingMore} onClick={retryPage}>
          {ui('retry')}
        </Button>
      </div>
    )
  if (isLoadingMore) return pending
  return <p className={css.end}>{hasMore ? null : (end ?? t('end'))}</p>
}
