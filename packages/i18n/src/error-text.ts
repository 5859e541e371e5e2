import { useCallback } from 'react'
import type { I18n } from './create-i18n'
import { useI18n } from './provider'
import { useText } from './useText'

/**
 * The message of an error: the text of its code in the namespace `errors`, in the interface language, otherwise
 * English; the text of `unknown` for a code without one (ERROR-1). Strings and numbers of `value` fill the
 * placeholders.
 */
export function errorText(i18n: I18n, code: string, value: Record<string, unknown> = {}): string {
  const facts = Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )
  return i18n.text('errors', i18n.has('errors', code) ? code : 'unknown', facts)
}

/** `errorText` for a component, in step with the language. */
export function useErrorText(): (code: string, value?: Record<string, unknown>) => string {
  const i18n = useI18n()
  // Renders the component again when language or catalogue change; the function reads both when it is called.
  useText('errors')
  return useCallback((code, value) => errorText(i18n, code, value), [i18n])
}
