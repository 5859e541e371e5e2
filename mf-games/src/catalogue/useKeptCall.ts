import { useCall, type CallError, type CallInput } from '@plaza/client'
import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import type { StorageKey } from '../storage/keys'
import { useLanguage } from '@plaza/i18n'
import { useEffect, useMemo } from 'react'
import { readKept, writeKept } from './kept-answer'

/** ms for which an answer of this visit counts as fresh. */
const staleMs = 300_000

/** A call's stored answer from the last visit at once, then revalidated (CALL-6). */
export function useKeptCall<C extends AnyCall>(
  key: StorageKey,
  call: C,
  input: CallInput<C>,
): {
  data: AnswerOf<C> | undefined
  error: CallError | null
  errorUpdateCount: number
  isPending: boolean
  refetch: () => unknown
} {
  const language = useLanguage()
  const initial = useMemo(() => readKept(localStorage, key, call, language), [key, call, language])
  const query = useCall(call, input, {
    staleMs,
    initial,
    initialAtMs: 0,
  })
  const { data, error, errorUpdateCount, isPending, isFetchedAfterMount, isSuccess, refetch } = query
  useEffect(() => {
    if (data !== undefined && isSuccess && isFetchedAfterMount) writeKept(localStorage, key, language, data)
  }, [data, isSuccess, isFetchedAfterMount, key, language])
  return { data, error, errorUpdateCount, isPending, refetch }
}
