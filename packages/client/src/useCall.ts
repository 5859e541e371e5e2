import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import { useQuery, useQueryClient } from '@plaza/facade/query'
import type { CallError } from '@plaza/client/transport'
import { useClient, type CallInput } from '@plaza/client/transport'
import { queryKey } from './query-key'
import { recoveryIntervalMs } from './recovery-interval'
import { useKeyScope } from './useKeyScope'
import { useRefetchAfterFrame } from './useRefetchAfterFrame'

export interface UseCallOptions<A> {
  enabled?: boolean
  /** ms for which an answer counts as fresh. */
  staleMs?: number
  /** Polling interval in ms, computed from the latest answer. */
  intervalMs?: (answer: A | undefined) => number | false
  /** Data that the document brought. */
  initial?: A
  /** When that was true, ms since the epoch; now when absent. 0 shows it at once and requests a newer one. */
  initialAtMs?: number
}

/** The answer of a reading call, cached in the QueryClient; repeated automatically after a temporary failure. */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallInput<C> = {},
  options: UseCallOptions<AnswerOf<C>> = {},
) {
  const { transport } = useClient()
  const key = queryKey(useKeyScope(), call, input)
  useRefetchAfterFrame(key)
  return useQuery<AnswerOf<C>, CallError>({
    queryKey: key,
    queryFn: ({ signal }) => transport.send(call, { ...input, signal }),
    refetchOnMount: ({ state }) => state.data === undefined,
    enabled: options.enabled ?? true,
    staleTime: options.staleMs ?? 0,
    retry: false,
    ...(options.initial === undefined
      ? {}
      : { initialData: options.initial, initialDataUpdatedAt: options.initialAtMs }),
    refetchInterval: ({ state }) => options.intervalMs?.(state.data) || recoveryIntervalMs(state),
  })
}

/** Invalidates the cached answers of a call, so that they are loaded again. */
export function useForget(): (call: AnyCall) => void {
  const queries = useQueryClient()
  return (call) => void queries.invalidateQueries({ predicate: ({ queryKey: key }) => key[3] === call.id })
}
