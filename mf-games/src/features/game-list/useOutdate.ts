import { favouritesCall, gameListCall } from '@plaza/contract/play'
import { useQueryClient } from '@plaza/facade/query'

const lists: readonly unknown[] = [gameListCall.id, favouritesCall.id]

/** Marks every cached list as stale, so that the next one shown is requested again (LIST-1). */
export function useOutdate(): () => void {
  const queries = useQueryClient()
  return () =>
    void queries.invalidateQueries({
      predicate: ({ queryKey: key }) => lists.includes(key[3]),
      // The visible list is excluded, because it is being left.
      refetchType: 'none',
    })
}
