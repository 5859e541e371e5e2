import { useErrorText } from '@plaza/i18n'
import { FailureCard, type FailureCardProps } from '@plaza/ui/failure-card'
import type { AnswerError } from './answer-source'

export interface AnswerFailedProps extends Pick<FailureCardProps, 'title' | 'isCompact' | 'isRetrying'> {
  error: AnswerError
  /** What is safe and what to do; the text of the error code when absent. */
  text?: string
  /** Shown instead of the text of an uninformative code, such as `unknown`. */
  fallbackText?: string
  onRetry: () => void
}

/** Codes whose text would not help the reader. */
const tellsNothing = (code: string) => code === 'unknown' || code === 'answer.invalid'

/** Replaces an answer that failed to load: what failed, why, the reference for customer service, and Retry. */
export function AnswerFailed({ error, text, fallbackText, ...rest }: AnswerFailedProps) {
  const errorText = useErrorText()
  return (
    <FailureCard
      {...rest}
      text={
        text ??
        (tellsNothing(error.code) ? fallbackText : undefined) ??
        errorText(error.code, error.value, { status: error.status ?? 0 })
      }
      reference={error.requestId}
    />
  )
}
