import { QueryClient } from '@plaza/facade/query'

/**
 * The page's one QueryClient. Calls are made even when the browser is offline: the transport then fails at once with
 * `network.offline`, while a paused call would be sent later, when nobody expects it any more.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
