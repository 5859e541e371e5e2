import { QueryClient } from '@plaza/facade/query'

/**
 * The page's one QueryClient. Calls are made whatever the browser thinks of its connection: without one the transport
 * fails at once with `network.offline`, where a paused call would wait and be sent when nobody expects it any more.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
