import { useAvailablePaths } from '@plaza/federation'
import { useCallback } from 'react'
import { shellRouteAt } from './route-table'

/** Tells which addresses lead somewhere for this viewer, the shell's own among them. A query may follow the path. */
export function useOpenPaths(): (address: string) => boolean {
  const available = useAvailablePaths()
  return useCallback(
    (address) => {
      const path = address.split(/[?#]/, 1)[0] ?? ''
      return available.has(path) || shellRouteAt(path) !== undefined
    },
    [available],
  )
}
