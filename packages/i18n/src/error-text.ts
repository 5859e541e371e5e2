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
  const lookup = { ns: 'errors', nsSeparator: false, keySeparator: false } as const
  const facts = Object.fromEntries(
    Object.entries(value).filter(([, fact]) => typeof fact === 'string' || typeof fact === 'number'),
  )
  const known = i18n.exists(code, lookup) ? code : 'unknown'
  return i18n.t(known, { ...facts, ...lookup })
}

/** `errorText` for a component, in step with the language. */
export function useErrorText(): (code: string, value?: Record<string, unknown>) => string {
  const i18n = useI18n()
  // Renders the component again when language or catalogue change; the function reads both when it is called.
  useText('errors')
  return useCallback((code, value) => errorText(i18n, code, value), [i18n])
}
