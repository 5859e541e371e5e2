import { useErrorText } from '@plaza/i18n'
import type { CallError } from '@plaza/client/transport'
import { FailureCard } from '@plaza/ui/failure-card'

interface Props {
  title: string
  /** What to do, where the error itself says nothing that helps. */
  text: string
  error: CallError
  isRetrying: boolean
  onRetry: () => void
}

/** In the place of a screen's data that did not come: what failed, why, the reference for support, retry. */
export function ScreenFailed({ title, text, error, isRetrying, onRetry }: Props) {
  const errorText = useErrorText()
  const isKnown = error.code !== 'unknown' && error.code !== 'answer.invalid'
  return (
    <FailureCard
      title={title}
      text={isKnown ? errorText(error.code) : text}
      reference={error.requestId}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  )
}
