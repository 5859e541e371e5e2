import {
  queryKey,
  recoveryIntervalMs,
  useClient,
  useKeyScope,
  useLoadMore,
  type CallError,
} from '@plaza/client'
import type { Game } from '@plaza/contract/play'
import { useQueryClient } from '@plaza/facade/query'
import { useQueries } from '@plaza/facade/query-more'
import { useCallback, useMemo, useState } from 'react'
import type { GamePage, ListSource } from './list-source'
import { layOut, pagesIn, type Slice } from './page-slots'

/** The previous array if it has the same elements, so that derived values are not computed again. */
function useSameList<T>(list: readonly T[]): readonly T[] {
  const [kept, setKept] = useState(list)
  const isSame = kept.length === list.length && kept.every((item, index) => item === list[index])
  if (!isSame) setKept(list)
  return isSame ? kept : list
}

/** ms for which pages out of view are cached: about as long as a game session. */
const keptMs = 1_800_000

interface RecoveringQuery {
  state: Parameters<typeof recoveryIntervalMs>[0]
}

export interface GamePagesStart {
  /** Number of pages that the list had reached when it was left. */
  pages: number
  /** Total games of the list as last reported. */
  total: number | undefined
  /** The range in view at first. */
  slice: Slice
}

/**
 * The pages of a list. It grows by one page near the end of the scroll, at most once a second, while there are more; a
 * failed page stops this until `retry` (LIST-6), but the pages restored at the start recover by themselves (FRAME-18).
 * Of the pages reached, only those in the range in view are loaded, so that a position far down is restored without
 * everything above it.
 */
export function useGamePages(
  source: ListSource,
  start: GamePagesStart,
  isStillListed: (game: Game) => boolean,
) {
  const { transport } = useClient()
  const { merchant, user } = useKeyScope()
  const queries = useQueryClient()
  const [requestedPages, setRequestedPages] = useState(start.pages)
  const { pageSize } = source
  const [slice, setSlice] = useState(start.slice)
  const keyOf = useCallback(
    (page: number) =>
      queryKey({ merchant, language: source.language, user }, source.call, { ...source.query, page }),
    [merchant, user, source],
  )

  /** Called with the rendered range. Rounded to whole pages, so that not every row causes a new layout. */
  const look = useCallback(
    ({ from, to }: Slice) => {
      const next = { from: Math.floor(from / pageSize) * pageSize, to: Math.ceil(to / pageSize) * pageSize }
      setSlice((now) => (now.from === next.from && now.to === next.to ? now : next))
    },
    [pageSize],
  )

  const kept = (page: number) => queries.getQueryData<GamePage>(keyOf(page))
  const first = kept(1)
  const reached = first ? Math.max(1, Math.min(requestedPages, first.totalPages)) : requestedPages
  const known = useSameList(Array.from({ length: reached }, (_, index) => kept(index + 1)))
  const total = first?.total ?? start.total
  const laid = useMemo(
    () => layOut({ pages: known, pageSize, total, keeps: isStillListed }),
    [known, pageSize, total, isStillListed],
  )
  const wanted = [...new Set([1, ...pagesIn(laid.starts, laid.slots.length, slice), reached])]

  const results = useQueries({
    queries: wanted.map((page) => ({
      queryKey: keyOf(page),
      queryFn: ({ signal }: { signal: AbortSignal }) => source.send(transport, page, signal),
      staleTime: source.staleMs,
      gcTime: keptMs,
      retry: false,
      refetchInterval: ({ state }: RecoveringQuery) => page <= start.pages && recoveryIntervalMs(state),
    })),
  })
  const failed = results.filter(({ isError, data }) => isError && !data)
  const isFirstFailed = failed.length > 0 && !first && (results[0]?.isError ?? false)
  const isPageFailed = failed.length > 0 && !isFirstFailed
  const isLoading = results.some(({ isFetching }) => isFetching)
  const hasMore = first !== undefined && reached < first.totalPages && !isPageFailed
  const load = useCallback(() => setRequestedPages(reached + 1), [reached])
  useLoadMore({ hasMore, isLoading, load })

  // A failed last page reserves no slots, because Retry takes its space.
  const isCut = isPageFailed && !known.at(-1)
  const slots = useMemo(() => (isCut ? laid.slots.slice(0, laid.starts.at(-1)) : laid.slots), [isCut, laid])
  const count = total === undefined ? undefined : total - laid.dropped

  return {
    slots,
    total,
    /** Total games of the list without those removed meanwhile. */
    count,
    /** How many further games of it open later. */
    soon: first?.soon ?? 0,
    pages: reached,
    slice,
    /** The first page failed and there is nothing to show. */
    failure: isFirstFailed ? (results[0]?.error as CallError) : undefined,
    errorUpdateCount: results[0]?.errorUpdateCount ?? 0,
    /** True until the first page has loaded. */
    isPending: total === undefined,
    isLoading,
    hasMore,
    isPageFailed,
    retry: () => failed.forEach((result) => void result.refetch()),
    look,
  }
}
