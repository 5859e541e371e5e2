import { useCall, type CallError, type CallInput } from '@plaza/client'
import type { AnswerOf, AnyCall, Language, StorageKeyName } from '@plaza/contract'
import { useLanguage } from '@plaza/i18n'
import { useEffect, useMemo } from 'react'

const staleMs = 300_000

/** The latest answer in a language that is kept under a key; undefined when there is none, or none of this language. */
export function readKept<C extends AnyCall>(
  storage: Storage,
  key: StorageKeyName,
  call: C,
  language: Language,
): AnswerOf<C> | undefined {
  const text = storage.getItem(key)
  if (text === null) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('language' in kept) || !('answer' in kept))
      return undefined
    if (kept.language !== language) return undefined
    const parsed = call.answer.safeParse(kept.answer)
    return parsed.success ? (parsed.data as AnswerOf<C>) : undefined
  } catch {
    // Not ours any more: the next answer replaces it.
    return undefined
  }
}

/** Keeps an answer. Where storage is full or forbidden it is asked for at every visit. */
export function writeKept(storage: Storage, key: StorageKeyName, language: Language, answer: unknown): void {
  try {
    storage.setItem(key, JSON.stringify({ language, answer }))
  } catch (error) {
    reportError(error)
  }
}

/** The answer of a call: that of the latest visit at once, and asked for again (spec §7; the table of storage keys). */
export function useKeptCall<C extends AnyCall>(
  key: StorageKeyName,
  call: C,
  input: CallInput<C>,
): {
  data: AnswerOf<C> | undefined
  error: CallError | null
  isPending: boolean
  refetch: () => unknown
} {
  const language = useLanguage()
  const initial = useMemo(() => readKept(localStorage, key, call, language), [key, call, language])
  const { data, error, isPending, isFetchedAfterMount, isSuccess, refetch } = useCall(call, input, {
    staleMs,
    initial,
    initialAtMs: 0,
  })
  useEffect(() => {
    if (data !== undefined && isSuccess && isFetchedAfterMount) writeKept(localStorage, key, language, data)
  }, [data, isSuccess, isFetchedAfterMount, key, language])
  return { data, error, isPending, refetch }
}
