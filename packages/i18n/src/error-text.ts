import { useCallback } from 'react'
import type { I18n } from './create-i18n'
import { useI18n } from './provider'
import { useText } from './useText'

/** What is known of a failure whose code may have no text. */
export interface UnknownFailure {
  /** HTTP status of the answer; 0 when no answer came. */
  status?: number
  /** The reference to give to support; omit it where it is shown beside the text. */
  requestId?: string
}

/** Status of an answer → the code whose text suits every failure of that kind. */
const kinds: Readonly<Record<number, string>> = {
  403: 'feature.off',
  404: 'request.not.found',
  429: 'request.rate.limited',
  503: 'service.unavailable',
}

const kindOf = ({ status = 0 }: UnknownFailure): string =>
  kinds[status] ?? (status >= 400 && status < 500 ? 'refused' : 'unknown')

/**
 * The message of an error: the text of its code in the namespace `errors`, in the interface language, otherwise
 * English. A code without one falls back to its kind of failure with the reference to give to support, as far as
 * `failure` names them (ERROR-1). Strings and numbers of `value` fill the placeholders.
 */
export function errorText(
  i18n: I18n,
  code: string,
  value: Record<string, unknown> = {},
  failure: UnknownFailure = {},
): string {
  const facts = Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
  if (i18n.has('errors', code)) return i18n.text('errors', code, facts)
  const text = i18n.text('errors', kindOf(failure), facts)
  const { requestId } = failure
  return requestId ? `${text} ${i18n.text('ui', 'failure.reference', { reference: requestId })}` : text
}

/** `errorText` for a component, in step with the language. */
export function useErrorText(): (
  code: string,
  value?: Record<string, unknown>,
  failure?: UnknownFailure,
) => string {
  const i18n = useI18n()
  // Renders the component again when language or catalogue change; the function reads both when it is called.
  useText('errors')
  return useCallback((code, value, failure) => errorText(i18n, code, value, failure), [i18n])
}
