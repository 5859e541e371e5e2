import { useReach } from '@plaza/federation'
import { useCallback } from 'react'

/** Returns which addresses lead to a page that is open to this viewer; other links are not offered. */
export function useOpenPaths(): (address: string) => boolean {
  const reach = useReach()
  return useCallback((address) => reach(address) === 'open', [reach])
}

/** The back target of a page, if that is open to this viewer. */
export function useOpenBack(back: string | undefined): string | undefined {
  const isOpen = useOpenPaths()
  return back !== undefined && isOpen(back) ? back : undefined
}
