// For a remote
export {
  defineRemote,
  type ComponentContribution,
  type EarlyRead,
  type RemoteDefinition,
  type RouteDefinition,
  type TextsContribution,
  type TileContribution,
} from './define-remote'
export { useRemote, type RemoteContextValue } from './context'
export { usePrefetch } from './usePrefetch'
export { useAvailablePaths, useReach, useViewer } from './useReach'
// For a host of routes and slots
export { HostContext, useHost, type Host } from './context'
export { RemoteMount } from './RemoteMount'
export { Slot, useSlotTexts, useTiles, type PlacedTile } from './Slot'
export { holds, type Viewer } from '@plaza/contract/federation'
export { type PlacedContribution, type PlanStore } from './plan-store'
// Failures are values
export { RemoteFailure } from './failure'
export { withDeadline } from './deadline'
