import type { CallError } from '@plaza/client'
import { useErrorText } from '@plaza/i18n'
import { FailureCard } from '@plaza/ui/failure-card'

interface Props {
  error: CallError
  isRetrying: boolean
  onRetry: () => void
  /** Among other things on the page. */
  isCompact?: boolean
}

/** A call that failed, in the place of its answer: what it was, the reference, and Retry. */
export function CallFailure({ error, ...rest }: Props) {
  const errorText = useErrorText()
  return <FailureCard text={errorText(error.code, error.value)} reference={error.requestId} {...rest} />
}
