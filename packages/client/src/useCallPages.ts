import type { AnswerOf, AnyCall, QueryOf } from '@plaza/contract/kernel'
import { useInfiniteQuery } from '@plaza/facade/query-more'
import type { CallError } from '@plaza/client/transport'
import { useClient } from '@plaza/client/transport'
import { queryKey } from './query-key'
import { recoveryIntervalMs } from './recovery-interval'
import type { UseCallOptions } from './useCall'
import { useKeyScope } from './useKeyScope'
import { useLoadMore } from './useLoadMore'

interface Page {
  pageNum: number
  totalPages: number
}

/** How a list goes on: the name of the query's field, its value for the first page, and that after a page. */
interface Continuation<Position> {
  field: 'pageNo' | 'after'
  first: Position | undefined
  next: (last: unknown) => Position | undefined
}

type ListOptions = Pick<UseCallOptions<unknown>, 'enabled' | 'staleMs'>

const byNumber: Continuation<number> = {
  field: 'pageNo',
  first: 1,
  next: (last) => {
    const { pageNum, totalPages } = last as Page
    return pageNum < totalPages ? pageNum + 1 : undefined
  },
}
const byPosition: Continuation<string> = {
  field: 'after',
  first: undefined,
  next: (last) => (last as { next?: string }).next,
}

/**
 * The pages of a listing call, cached in the QueryClient. The next page loads near the end of the page's scroll; after
 * a failed page, only `retryPage` continues (LIST-6).
 */
export const useCallPages = <C extends AnyCall>(
  call: C,
  query: Omit<NonNullable<QueryOf<C>>, 'pageNo'>,
  options: ListOptions = {},
) => useList(call, query, byNumber, options)

/** The same for a list that goes on after a position: `after` of the query is `next` of the answer before (LIST-6). */
export const useCallParts = <C extends AnyCall>(
  call: C,
  query: Omit<NonNullable<QueryOf<C>>, 'after'>,
  options: ListOptions = {},
) => useList(call, query, byPosition, options)

function useList<C extends AnyCall, Position extends string | number>(
  call: C,
  query: object,
  { field, first, next }: Continuation<Position>,
  options: ListOptions,
) {
  const { transport } = useClient()
  const scope = useKeyScope()
  const list = useInfiniteQuery({
    queryKey: queryKey(scope, call, { pages: query }),
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<C>> =>
      transport.send(call, {
        query: { ...query, ...(pageParam !== undefined && { [field]: pageParam }) } as never,
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: (last) => next(last),
    enabled: options.enabled ?? true,
    staleTime: options.staleMs ?? 0,
    retry: false,
    // A failed further page waits for the person; an empty list retries by itself.
    refetchInterval: ({ state }) => (state.data === undefined ? recoveryIntervalMs(state) : false),
  })
  const isPageFailed = list.isFetchNextPageError
  const hasMore = list.hasNextPage && !isPageFailed
  useLoadMore({ hasMore, isLoading: list.isFetching, load: () => void list.fetchNextPage() })

  return {
    pages: list.data?.pages,
    /** The first page failed and there is nothing to show. */
    failure: list.data ? undefined : ((list.error as CallError | null) ?? undefined),
    /** How often it has failed, for an `Answer`. */
    errorUpdateCount: list.errorUpdateCount,
    isPending: list.isPending,
    isLoadingMore: list.isFetchingNextPage,
    hasMore,
    isPageFailed,
    retry: () => void list.refetch(),
    retryPage: () => void list.fetchNextPage(),
  }
}
