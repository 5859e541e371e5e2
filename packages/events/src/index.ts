// The bus and its stores
export { createEvents, type Events, type EventsOptions, type HostEvents } from './create-events'
export type { BalanceState, LanguageState, SessionState, UnreadState } from './facts'
export { useStoreValue, type ReadableStore } from './store'
export type { DropReason } from './receive-push'
// One stream for the browser
export { followStream, type StreamOptions } from './stream'
export type { Channel } from './cross-tab'
