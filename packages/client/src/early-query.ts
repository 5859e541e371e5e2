import type { AnyCall } from '@plaza/contract/kernel'
import type { Transport } from '@plaza/client/transport'
import { queryKey, type KeyScope } from './query-key'

/**
 * The query of a reading call without input, for `prefetchQuery`: it fetches the answer before the screen that shows it
 * opens. After a failure that screen fetches it itself. `freshMs`: age up to which a cached answer is not fetched again, ms.
 */
export const earlyQuery = (transport: Transport, scope: KeyScope, call: AnyCall, freshMs: number) => ({
  queryKey: queryKey(scope, call),
  queryFn: ({ signal }: { signal: AbortSignal }) => transport.send(call, { signal }),
  staleTime: freshMs,
  retry: false,
})

/** The same for the first page of a listing call, as `useCallPages` asks for it with this query. */
export const earlyPages = (
  transport: Transport,
  scope: KeyScope,
  { call, query, freshMs }: { call: AnyCall; query: object; freshMs: number },
) => ({
  queryKey: queryKey(scope, call, { pages: query }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    transport.send(call, { query: { ...query, pageNo: 1 } as never, signal }),
  initialPageParam: 1,
  staleTime: freshMs,
  retry: false,
})
