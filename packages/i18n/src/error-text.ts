import { useCallback } from 'react'
import type { I18n } from './create-i18n'
import { useI18n } from './provider'
import { useText } from './useText'

/**
 * What a person is told of an error: the text of its code in the `errors` namespace, in the interface
 * language, else English; the text of `unknown` for a code that has none (ERROR-1). `value` are the facts
 * of the answer, which fill the placeholders; only strings and numbers of it are used.
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
  // Draws the component anew when language or catalogue change; the function reads both when it is called.
  useText('errors')
  return useCallback((code, value) => errorText(i18n, code, value), [i18n])
}
