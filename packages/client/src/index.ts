// Calls in components
export { useCall, useForget, type UseCallOptions } from './use-call'
export { useCallMutation } from './use-call-mutation'
export { useKeyScope } from './use-key-scope'
export { useLazyCall, type LazyCall } from './use-lazy-call'
export { useCallPages } from './use-call-pages'
export { useLoadMore, type UseLoadMoreOptions } from './use-load-more'
export { queryKey, type KeyScope } from './query-key'
// The page's transport
export { CallError, endsSession, useClient, type CallInput, type Transport } from '@plaza/client/transport'
