import { useErrorText } from '@plaza/i18n'
import { FailureCard, type FailureCardProps } from '@plaza/ui/failure-card'
import type { AnswerError } from './answer-source'

export interface AnswerFailedProps extends Pick<FailureCardProps, 'title' | 'isCompact' | 'isRetrying'> {
  error: AnswerError
  /** What is safe and what to do, where the error's code does not tell. */
  text?: string
  onRetry: () => void
}

/** Codes that say nothing that would help whoever reads it. */
const tellsNothing = (code: string) => code === 'unknown' || code === 'answer.invalid'

/** In the place of an answer that failed: what failed, why, the reference for customer service, and Retry. */
export function AnswerFailed({ error, text, ...rest }: AnswerFailedProps) {
  const errorText = useErrorText()
  return (
    <FailureCard
      {...rest}
      text={text !== undefined && tellsNothing(error.code) ? text : errorText(error.code, error.value)}
      reference={error.requestId}
    />
  )
}
