import type { ChangePreview, ReleaseChange } from '@plaza/contract/release'
import { useCallback, useEffect, useState } from 'react'
import { toApiError, type ApiError } from '../api/api-error'
import type { ReleaseApi } from '../api/release-api'

/** What is known of a change before it is done. */
export type PreviewState =
  /** Something is still to be filled in. */
  | { kind: 'incomplete' }
  | { kind: 'looking' }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'seen'; preview: ChangePreview }

/** Pause after the last key before the next preview, ms. */
const settleMs = 200

/**
 * The preview of a change by the edge, loaded again when the change or the registry (`revision`) changes, and when
 * `look` is called. While `isPaused` nothing is loaded, because the change itself is running.
 */
export function usePreview(
  api: Pick<ReleaseApi, 'preview'>,
  change: ReleaseChange | undefined,
  { revision, isPaused }: { revision: number | undefined; isPaused: boolean },
): { state: PreviewState; look: () => void } {
  const key = change === undefined ? undefined : JSON.stringify(change)
  const [attempt, setAttempt] = useState(0)
  const [kept, setKept] = useState<{ key: string | undefined; state: PreviewState }>()
  useEffect(() => {
    if (key === undefined || isPaused) return
    let isOver = false
    const keep = (state: PreviewState) => !isOver && setKept({ key, state })
    const timer = setTimeout(() => {
      api.preview(JSON.parse(key) as ReleaseChange).then(
        (preview) => keep({ kind: 'seen', preview }),
        (error: unknown) => keep({ kind: 'refused', error: toApiError(error) }),
      )
    }, settleMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, key, revision, attempt, isPaused])
  const look = useCallback(() => {
    setKept(undefined)
    setAttempt((count) => count + 1)
  }, [])
  if (key === undefined) return { state: { kind: 'incomplete' }, look }
  return { state: kept?.key === key ? kept.state : { kind: 'looking' }, look }
}
