import { useLocation } from '@plaza/facade/router'
import { useReach } from '@plaza/federation'
import { useCallback } from 'react'

/** Returns which addresses lead to a page that is open to this viewer; other links are not offered. */
export function useOpenPaths(): (address: string) => boolean {
  const reach = useReach()
  return useCallback((address) => reach(address) === 'open', [reach])
}

/**
 * The back target of a page (FRAME-2): the page of this site that its address names as `pageBack`, else its own, if that
 * is open to this viewer.
 */
export function useOpenBack(back: string | undefined): string | undefined {
  const isOpen = useOpenPaths()
  const asked = new URLSearchParams(useLocation().search).get('pageBack')
  if (asked?.startsWith('/') && isOpen(asked)) return asked
  return back !== undefined && isOpen(back) ? back : undefined
}
