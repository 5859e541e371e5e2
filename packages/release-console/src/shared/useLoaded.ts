import { useCallback, useEffect, useState } from 'react'
import { toApiError, type ApiError } from '../api/api-error'

/** Loaded data: the last value, the error of the last attempt, and whether a request is running. */
export interface Loaded<T> {
  value?: T
  error?: ApiError
  isLoading: boolean
  reload: () => void
}

interface Kept<T> {
  load: () => Promise<T>
  value?: T
  error?: ApiError
  isLoading: boolean
}

/**
 * Loads again whenever `load` or `version` changes. A new `load` drops the previous answer; a new `version` keeps it
 * until the new one arrives or fails.
 */
export function useLoaded<T>(load: () => Promise<T>, version: unknown): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const [kept, setKept] = useState<Kept<T>>({ load, isLoading: true })
  useEffect(() => {
    let isOver = false
    const keep = (next: Partial<Kept<T>>) =>
      !isOver &&
      setKept((before) => ({ ...(before.load === load ? before : {}), load, isLoading: false, ...next }))
    keep({ isLoading: true })
    load().then(
      (value) => keep({ value, error: undefined }),
      (error: unknown) => keep({ error: toApiError(error) }),
    )
    return () => {
      isOver = true
    }
  }, [load, version, attempt])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return kept.load === load
    ? { value: kept.value, error: kept.error, isLoading: kept.isLoading, reload }
    : { isLoading: true, reload }
}
