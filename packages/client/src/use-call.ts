import type { AnswerOf, AnyCall } from '@plaza/contract'
import { useStoreValue } from '@plaza/events'
import { useQuery, useQueryClient } from '@plaza/facade/query'
import { useMutation } from '@plaza/facade/query-more'
import type { CallError } from '@plaza/client/transport'
import { useClient, type CallInput } from '@plaza/client/transport'
import { queryKey, type KeyScope } from './query-key'

/** What keys start with, for whoever is looking now. */
export function useKeyScope(): KeyScope {
  const { events, merchant } = useClient()
  const { language } = useStoreValue(events.language)
  const { session } = useStoreValue(events.session)
  return { merchant, language, user: session?.userName ?? null }
}

export interface UseCallOptions<A> {
  enabled?: boolean
  /** ms for which an answer counts as fresh. */
  staleMs?: number
  /** Asks again every so many ms, as the latest answer says. */
  intervalMs?: (answer: A | undefined) => number | false
  /** What is known already, from the document. */
  initial?: A
}

/** The answer of a call that reads, kept in the QueryClient. */
export function useCall<C extends AnyCall>(
  call: C,
  input: CallInput<C> = {},
  options: UseCallOptions<AnswerOf<C>> = {},
) {
  const { transport } = useClient()
  const scope = useKeyScope()
  return useQuery<AnswerOf<C>, CallError>({
    queryKey: queryKey(scope, call, input),
    queryFn: ({ signal }) => transport.send(call, { ...input, signal }),
    enabled: options.enabled ?? true,
    staleTime: options.staleMs ?? 0,
    retry: false,
    ...(options.initial === undefined ? {} : { initialData: options.initial }),
    refetchInterval: (query) => options.intervalMs?.(query.state.data) ?? false,
  })
}

/** A call that writes. A balance in its answer is told to the whole page. */
export function useCallMutation<C extends AnyCall>(call: C) {
  const { transport } = useClient()
  return useMutation<AnswerOf<C>, CallError, CallInput<C>>({
    mutationFn: (input) => transport.send(call, input),
  })
}

/** Forgets the answers of a call, so that they are asked for again. */
export function useForget(): (call: AnyCall) => void {
  const queries = useQueryClient()
  return (call) => void queries.invalidateQueries({ predicate: ({ queryKey: key }) => key[3] === call.id })
}
