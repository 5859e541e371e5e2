import type { AnyCall } from '@plaza/contract/kernel'
import type { Transport } from '@plaza/client/transport'
import { queryKey, type KeyScope } from './query-key'

/**
 * The query of a reading call without input, for `prefetchQuery`: its answer is asked for before the screen that shows it is there.
 * After a failure that screen asks itself. `freshMs`: age up to which an answer that is kept already is not asked for again, ms.
 */
export const earlyQuery = (transport: Transport, scope: KeyScope, call: AnyCall, freshMs: number) => ({
  queryKey: queryKey(scope, call),
  queryFn: ({ signal }: { signal: AbortSignal }) => transport.send(call, { signal }),
  staleTime: freshMs,
  retry: false,
})
