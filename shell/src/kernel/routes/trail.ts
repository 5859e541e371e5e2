import { useLocation, useNavigate } from '@plaza/facade/router'
import { useCallback, useLayoutEffect } from 'react'
import { homePath } from './route-table'

/** What is known about the previous entry of the browser's history. */
export interface PreviousEntry {
  /** Whether the previous entry is a page of this visit. */
  isOurs: boolean
  /** Its path, if it was shown since the document loaded. */
  path: string | undefined
}

/**
 * Target of a back arrow (FRAME-2): the page's own target, else one step of history, else home. If the target is the
 * previous page, it is a step of history too, so that arrow and browser agree.
 */
export function backTarget(back: string | undefined, previous: PreviousEntry): number | string {
  if (back === undefined) return previous.isOurs ? -1 : homePath
  return previous.isOurs && previous.path === back.split(/[?#]/, 1)[0] ? -1 : back
}

const seen: string[] = []
const index = (): number => {
  const state: unknown = history.state
  return typeof state === 'object' && state && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/** Records the path of each history entry that this document has shown. */
export function useTrail(): void {
  const { key, pathname } = useLocation()
  useLayoutEffect(() => {
    seen[index()] = pathname
  }, [key, pathname])
}

/** Navigates back from a page with the given target. */
export function useGoBack(back: string | undefined): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    const at = index()
    const target = backTarget(back, { isOurs: at > 0, path: seen[at - 1] })
    if (typeof target === 'number') void navigate(target)
    else void navigate(target, { replace: true })
  }, [navigate, back])
}
