import { useReach } from '@plaza/federation'
import { useCallback } from 'react'

/** Tells which addresses lead to a page that is open to this viewer: what else is not offered. */
export function useOpenPaths(): (address: string) => boolean {
  const reach = useReach()
  return useCallback((address) => reach(address) === 'open', [reach])
}

/** The back target of a page, while that is open to this viewer. */
export function useOpenBack(back: string | undefined): string | undefined {
  const isOpen = useOpenPaths()
  return back !== undefined && isOpen(back) ? back : undefined
}
