import type { CallError } from '@plaza/client'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { FailureCard } from '@plaza/ui/failure-card'
import { Page } from '@plaza/ui/page'

export interface NoOrderProps {
  error: CallError
  isRetrying: boolean
  onRetry: () => void
  notFound: string
  failed: string
  failedText: string
  again: string
  onAgain: () => void
}

/** An order that could not be shown: there is none, or it could not be had. */
export function NoOrder(props: NoOrderProps) {
  const { error } = props
  return (
    <Page isCentred>
      {error.status === 404 ? (
        <EmptyState
          drawing="boat"
          title={props.notFound}
          action={<Button onClick={props.onAgain}>{props.again}</Button>}
        />
      ) : (
        <FailureCard
          title={props.failed}
          text={props.failedText}
          reference={error.requestId}
          isRetrying={props.isRetrying}
          onRetry={props.onRetry}
        />
      )}
    </Page>
  )
}
