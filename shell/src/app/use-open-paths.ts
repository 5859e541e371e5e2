import { useReach } from '@plaza/federation'
import { useCallback } from 'react'

/** Tells which addresses lead to a page that is open to this viewer: what else is not offered. */
export function useOpenPaths(): (address: string) => boolean {
  const reach = useReach()
  return useCallback((address) => reach(address) === 'open', [reach])
}
