// Calls in components
export { useCall, useForget, type UseCallOptions } from './useCall'
export { useCallMutation } from './useCallMutation'
export { useKeyScope } from './useKeyScope'
export { useLazyCall, type LazyCall } from './useLazyCall'
export { useCallPages, useCallParts } from './useCallPages'
export { useExport } from './useExport'
export { useLoadMore, type UseLoadMoreOptions } from './useLoadMore'
export { recoveryIntervalMs } from './recovery-interval'
export { queryKey, type KeyScope } from './query-key'
export { earlyPages, earlyQuery } from './early-query'
// The page's transport
export { CallError, endsSession, useClient, type CallInput, type Transport } from '@plaza/client/transport'
