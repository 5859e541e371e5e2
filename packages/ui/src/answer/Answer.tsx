import { useText } from '@plaza/i18n'
import { Page } from '@plaza/ui/page'
import { usePageHead } from '@plaza/ui/page-head'
import { useDeferredValue, type ReactNode } from 'react'
import { AnswerFailed, type AnswerFailedProps } from './AnswerFailed'
import type { AnswerSource } from './answer-source'
import { useFailure } from './useFailure'
import css from './Answer.module.css'

export interface AnswerProps<T> {
  of: AnswerSource<T>
  /** Placeholder with the outline of the content. */
  pending: ReactNode
  /** Words of the failure card. */
  failed?: Pick<AnswerFailedProps, 'title' | 'text' | 'fallbackText' | 'isCompact'>
  /** Replaces the failure card for certain error codes; null shows nothing. */
  refused?: Readonly<Record<string, ReactNode>>
  /** Whether the answer has nothing to show; `empty` is shown then. */
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** The answer is the whole page, so its loading, empty and failed states are centred pages. */
  isPage?: boolean
  /** Renders the answer of a call. A rendered answer stays when a refresh fails. */
  children: (data: T) => ReactNode
}

/**
 * An answer in each of its states: pending, failed with Retry, empty, or loaded. The placeholder stays while the first answer is
 * rendered in small tasks (PERF-8); later ones, and one that is there already, are shown at once.
 */
export function Answer<T>(props: AnswerProps<T>) {
  const { of, pending, failed, refused, isEmpty, empty, isPage = false, children } = props
  const t = useText('ui')
  const { data } = of
  const error = useFailure(of)
  const isShown = useDeferredValue(data !== undefined)
  const hasFailed = error !== null && data === undefined
  usePageHead(isPage && hasFailed)
  const inPlace = (content: ReactNode) => (isPage ? <Page isCentred>{content}</Page> : content)
  if (data !== undefined && isShown) return isEmpty?.(data) ? inPlace(empty) : children(data)
  if (hasFailed) {
    if (refused && Object.hasOwn(refused, error.code)) return inPlace(refused[error.code])
    return inPlace(
      <AnswerFailed {...failed} error={error} isRetrying={of.isFetching} onRetry={() => void of.refetch()} />,
    )
  }
  const waiting = (
    <div role="status" className={css.pending} aria-busy aria-label={t('loading')}>
      {pending}
    </div>
  )
  return isPage ? <Page>{waiting}</Page> : waiting
}
