import type { ChangeAnswer, ChangeRequest } from '@plaza/contract/release'
import { useCallback, useRef, useState } from 'react'
import { toApiError, type ApiError } from '../api/api-error'
import type { ReleaseApi } from '../api/release-api'

/** A change that is being done, once: a second press while it is under way does nothing. */
export function useChange(
  api: Pick<ReleaseApi, 'change'>,
  { onDone, onConflict }: { onDone: (answer: ChangeAnswer) => void; onConflict: (revision: number) => void },
): {
  isBusy: boolean
  error: ApiError | undefined
  forget: () => void
  run: (request: ChangeRequest) => void
} {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  // State updates with the next render, and two presses may come before it.
  const running = useRef(false)
  const run = (request: ChangeRequest) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(undefined)
    const over = () => {
      running.current = false
      setBusy(false)
    }
    api.change(request).then(
      (answer) => {
        over()
        onDone(answer)
      },
      (cause: unknown) => {
        over()
        const failed = toApiError(cause)
        if (failed.code === 'registry.conflict') onConflict(request.expectedRevision ?? 0)
        else setError(failed)
      },
    )
  }
  const forget = useCallback(() => setError(undefined), [])
  return { isBusy, error, forget, run }
}
