import { useCallback } from 'react'

/**
 * Sets `--tint` on a node. Not by a style attribute: in server-rendered HTML that would be against the
 * page's policy.
 */
export function useTint(tint: string | undefined): (node: HTMLElement | null) => void {
  return useCallback((node) => void (tint && node?.style.setProperty('--tint', tint)), [tint])
}
