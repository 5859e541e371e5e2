// The registry and its history
export {
  type GuardBounds,
  type Rollout,
  type GuardRollback,
  type Channel,
  registrySchema,
  type Registry,
} from './registry'
export {
  releaseActionKindSchema,
  type ReleaseActionKind,
  type ReleaseDoor,
  type ReleaseAction,
  recordEntrySchema,
  type RecordEntry,
} from './record'
export { type SkewPair, skewRecordSchema, type SkewRecord } from './skew'

// Who may change it
export {
  type ReleaseRole,
  type ReleaseScope,
  revocationSchema,
  type Revocation,
  releaseTokenSchema,
  type ReleaseToken,
} from './access'

// The release API
export {
  releaseApi,
  type ReleaseChange,
  whySchema,
  changeRequestSchema,
  type ChangeRequest,
  previewRequestSchema,
  tokenRequestSchema,
} from './changes'
export {
  dropReasonSchema,
  type DropReason,
  type GuardVerdict,
  type ReleaseHealth,
  type SharedRelease,
  type RemoteHealth,
  keptHealthSchema,
  type KeptHealth,
  type RemoteOverview,
  type MerchantOverview,
  releaseOverviewSchema,
  type ReleaseOverview,
  type TimelineRelease,
  remoteTimelineSchema,
  type RemoteTimeline,
  releaseRecordSchema,
  type ReleaseRecord,
  type ReleaseTokens,
  type ChangeEffect,
  changePreviewSchema,
  type ChangePreview,
  changeAnswerSchema,
  type ChangeAnswer,
  publishAnswerSchema,
  releaseLiveSchema,
  type ReleaseLive,
} from './answers'
