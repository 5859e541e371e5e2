// What a remote contributes
export {
  hostContract,
  type ComponentSlot,
  type TextsSlot,
  type TileSlot,
  type SlotProps,
} from './host-contract'
export {
  type Skeleton,
  type RouteContribution,
  type Tile,
  type SlotContribution,
  contributionsSchema,
} from './contributions'
export { type Condition, type Viewer, holds, isKnownCondition } from './conditions'
export type { StorageContribution, StorageClears } from './storage-contribution'

// A release of a remote
export {
  remoteNameSchema,
  releaseIdSchema,
  type ReleaseContract,
  type HostOffer,
  releaseSchema,
  type Release,
  releaseSignatureSchema,
  type ReleaseSignature,
  type ReleaseFiles,
  filesJson,
  filesJsonPath,
  hostKey,
} from './release'

// What a browser gets, and where addresses lead
export {
  type Loadable,
  type HashedRelease,
  type PlannedRemote,
  bootPlanSchema,
  type BootPlan,
} from './boot-plan'
export { briefRoute, withPages, completedBy } from './brief-plan'
export { type AddressMatch, matchAddress } from './match-address'
export { type Reach, reachOfRoute, reachOf } from './reach'
export {
  overrideParameter,
  overridePath,
  overrideRequestSchema,
  type OverrideRequest,
  overridingReleaseSchema,
  type OverrideAnswer,
} from './override'

// What pages report
export { pageTicketSchema, pageIdOf, loadReportSchema, type LoadReport } from './load-report'
export {
  failurePhaseSchema,
  type FailurePhase,
  failureCauseSchema,
  type FailureCause,
  failureReportSchema,
  type FailureReport,
} from './failure-report'
