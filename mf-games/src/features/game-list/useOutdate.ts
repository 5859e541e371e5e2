import { favouritesCall, gameListCall } from '@plaza/contract/play'
import { useQueryClient } from '@plaza/facade/query'

const lists: readonly unknown[] = [gameListCall.id, favouritesCall.id]

/** Makes every list old that is known, so that the next one shown is asked for again (LIST-1). */
export function useOutdate(): () => void {
  const queries = useQueryClient()
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: key }) => lists.includes(key[3]),
      // The one that is on the screen is being left.
      refetchType: 'none',
    })
}
