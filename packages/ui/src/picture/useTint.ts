import { useCallback } from 'react'

/**
 * Sets `--tint` on a node. Not with a style attribute, because in server-rendered HTML that would violate the page's
 * policy.
 */
export function useTint(tint: string | undefined): (node: HTMLElement | null) => void {
  return useCallback((node) => void (tint && node?.style.setProperty('--tint', tint)), [tint])
}
