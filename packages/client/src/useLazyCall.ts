import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import { useQuery } from '@plaza/facade/query'
import { CallError, useClient, type CallInput } from '@plaza/client/transport'
import { queryKey } from './query-key'
import { recoveryIntervalMs } from './recovery-interval'
import type { UseCallOptions } from './useCall'
import { useKeyScope } from './useKeyScope'

/** A call whose definition and schemas are loaded on its first use. */
export interface LazyCall<C extends AnyCall> {
  id: C['id']
  load: () => Promise<C>
}

/**
 * `useCall` for the first load of a page: the document's data (`initial`) is shown without the code of the call, which
 * loads when a request is needed.
 */
export function useLazyCall<C extends AnyCall>(
  { id, load }: LazyCall<C>,
  input: CallInput<C>,
  options: Pick<UseCallOptions<AnswerOf<C>>, 'staleMs' | 'initial'> = {},
) {
  const { transport } = useClient()
  const scope = useKeyScope()
  return useQuery<AnswerOf<C>, CallError>({
    queryKey: queryKey(scope, { id }, input),
    queryFn: async ({ signal }) => {
      const call = await load().catch((cause: unknown) => {
        throw new CallError('network.offline', '', {}, 0, { cause })
      })
      return transport.send(call, { ...input, signal })
    },
    staleTime: options.staleMs ?? 0,
    retry: false,
    refetchInterval: ({ state }) => recoveryIntervalMs(state),
    // The document's data has the age of the document.
    ...(options.initial === undefined
      ? {}
      : { initialData: options.initial, initialDataUpdatedAt: performance.timeOrigin }),
  })
}
