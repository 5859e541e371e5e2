import type { AnswerOf, AnyCall } from '@plaza/contract/kernel'
import { useMutation } from '@plaza/facade/query-more'
import { useClient, type CallError, type CallInput } from '@plaza/client/transport'

/** A call that writes. A balance in its answer updates the whole page. */
export function useCallMutation<C extends AnyCall>(call: C) {
  const { transport } = useClient()
  return useMutation<AnswerOf<C>, CallError, CallInput<C>>({
    mutationFn: (input) => transport.send(call, input),
  })
}
