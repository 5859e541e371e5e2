import * as z from 'zod/mini'
import { epochMsSchema } from '../kernel'
import { failurePhaseSchema, releaseIdSchema, remoteNameSchema } from '../federation'
import { releaseTokenSchema } from './access'
import { recordEntrySchema } from './record'
import { registrySchema, rolloutSchema, guardRollbackSchema } from './registry'

/** Page loads of one release in one minute, as reported by pages. */
export const healthMinuteSchema = z.object({
  /** Start of the minute, ms. */
  at: epochMsSchema,
  loads: z.int(),
  failed: z.int(),
})

/**
 * Why a report was not counted: it has no ticket signed by this site for that page, visitor and merchant; the ticket is
 * too old; the page was never served that release; the load was reported before; or it names a file as missing that this
 * edge has.
 */
export const dropReasonSchema = z.enum(['unsigned', 'expired', 'not-held', 'repeated', 'unconfirmed'])
export type DropReason = z.infer<typeof dropReasonSchema>

/** Why a guard has or has not rolled back a canary. */
export const guardVerdictSchema = z.object({
  decision: z.enum(['wait', 'keep', 'take-back']),
  /** In words, for people. */
  reason: z.string(),
})
export type GuardVerdict = z.infer<typeof guardVerdictSchema>

/** The health of one release: what pages reported since counting began. A page load counts once. */
export const releaseHealthSchema = z.object({
  release: releaseIdSchema,
  since: epochMsSchema,
  loads: z.int(),
  failed: z.int(),
  /** Failed loads by the phase of their first failure, and also loads with a long task or a failed call. */
  failures: z.partialRecord(failurePhaseSchema, z.int()),
  /** Loads in which a deposit was credited. */
  credited: z.optional(z.int()),
  /** Number of networks that the loads came from. */
  addresses: z.optional(z.int()),
  /** The last thirty minutes with any count, oldest first. */
  minutes: z.array(healthMinuteSchema),
  /** The same for each merchant's pages. */
  merchants: z.optional(z.record(z.string(), z.array(healthMinuteSchema))),
})
export type ReleaseHealth = z.infer<typeof releaseHealthSchema>

/**
 * What a share of a merchant's visitors gets of one remote; with `release` null they get nothing, for the given reason.
 */
export const sharedReleaseSchema = z.object({
  release: z.nullable(releaseIdSchema),
  basisPoints: z.int(),
  /** `channel`, `pin`, `rollout` or `stepped-back`; or why there is no release: `disabled`, `blocked` … */
  reason: z.string(),
})
export type SharedRelease = z.infer<typeof sharedReleaseSchema>

/** Health of one remote (or the shell): what was counted, what was not counted, and the verdict of the guard. */
export const remoteHealthSchema = z.object({
  /** Releases that are or recently were served. */
  health: z.array(releaseHealthSchema),
  /** Number of reports not counted since the edge started, by reason. */
  dropped: z.optional(z.partialRecord(dropReasonSchema, z.int())),
  /** The current verdict of its canary's guard. */
  guard: z.optional(guardVerdictSchema),
})
export type RemoteHealth = z.infer<typeof remoteHealthSchema>

/** What an edge writes into its data directory for `mfe status`: the health of each remote at time `at`. */
export const keptHealthSchema = z.object({
  at: epochMsSchema,
  remotes: z.record(remoteNameSchema, remoteHealthSchema),
})
export type KeptHealth = z.infer<typeof keptHealthSchema>

/** One remote (or the shell) in the overview. */
export const remoteOverviewSchema = z.object({
  name: remoteNameSchema,
  current: releaseIdSchema,
  previous: z.array(releaseIdSchema),
  rollout: z.optional(rolloutSchema),
  floor: z.optional(releaseIdSchema),
  rolledBack: z.array(releaseIdSchema),
  /** Live releases that a guard once rolled back. */
  guardRollbacks: z.optional(z.array(guardRollbackSchema)),
  blocked: z.array(releaseIdSchema),
  ...remoteHealthSchema.shape,
})
export type RemoteOverview = z.infer<typeof remoteOverviewSchema>

/** One merchant's configuration and what its visitors get, by remote. */
export const merchantOverviewSchema = z.object({
  merchant: z.string(),
  remotes: z.array(
    z.object({
      name: remoteNameSchema,
      enabled: z.boolean(),
      pin: z.optional(releaseIdSchema),
      /** The reason given when it was switched. */
      why: z.optional(z.string()),
      gets: z.array(sharedReleaseSchema),
    }),
  ),
})
export type MerchantOverview = z.infer<typeof merchantOverviewSchema>

/** Answer of `GET /release/api/overview`. */
export const releaseOverviewSchema = z.object({
  revision: z.int(),
  who: z.string(),
  when: epochMsSchema,
  why: z.string(),
  /** Whether the store could be read at the last attempt; the last good plan is served for 24 hours at most. */
  store: z.object({ isReadable: z.boolean(), lastGoodAt: epochMsSchema, endsAt: epochMsSchema }),
  remotes: z.array(remoteOverviewSchema),
  merchants: z.array(merchantOverviewSchema),
})
export type ReleaseOverview = z.infer<typeof releaseOverviewSchema>

/** One release of a remote's timeline. */
export const timelineReleaseSchema = z.object({
  release: releaseIdSchema,
  version: z.string(),
  commit: z.string(),
  builtAt: epochMsSchema,
  state: z.enum(['current', 'canary', 'previous', 'rolled-back', 'blocked', 'published']),
  isBelowFloor: z.boolean(),
  /** A cell of the skew matrix: passed on the live shell, failed, or not tested. */
  skew: z.enum(['green', 'red', 'none']),
})
export type TimelineRelease = z.infer<typeof timelineReleaseSchema>

/** Answer of `GET /release/api/remotes/:remote`, newest first. */
export const remoteTimelineSchema = z.object({
  remote: remoteNameSchema,
  revision: z.int(),
  releases: z.array(timelineReleaseSchema),
  record: z.array(recordEntrySchema),
})
export type RemoteTimeline = z.infer<typeof remoteTimelineSchema>

/** Answer of `GET /release/api/record`, newest first; `damaged` names unreadable files of the record. */
export const releaseRecordSchema = z.object({
  entries: z.array(recordEntrySchema),
  damaged: z.array(z.string()),
})
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>

/**
 * Answer of `GET /release/api/tokens`; `damaged` lists the unreadable tokens of the store, and what to do about them.
 */
export const releaseTokensSchema = z.object({
  tokens: z.array(releaseTokenSchema),
  damaged: z.array(z.string()),
})
export type ReleaseTokens = z.infer<typeof releaseTokensSchema>

/** What a change does to one merchant's visitors. */
export const changeEffectSchema = z.object({
  merchant: z.string(),
  before: z.array(sharedReleaseSchema),
  after: z.array(sharedReleaseSchema),
})
export type ChangeEffect = z.infer<typeof changeEffectSchema>

/** Answer of `POST /release/api/preview`: the merchants that the change affects, and its warnings. */
export const changePreviewSchema = z.object({
  revision: z.int(),
  isChanged: z.boolean(),
  effects: z.array(changeEffectSchema),
  warnings: z.array(z.string()),
})
export type ChangePreview = z.infer<typeof changePreviewSchema>

/** Answer of `POST /release/api/changes`. */
export const changeAnswerSchema = z.object({
  revision: z.int(),
  isChanged: z.boolean(),
  warnings: z.array(z.string()),
  /** The registry of that revision, if the request had `?with=registry`. */
  registry: z.optional(registrySchema),
})
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>

/** Answer of `POST /release/api/releases`. */
export const publishAnswerSchema = z.object({
  remote: remoteNameSchema,
  release: releaseIdSchema,
  outcome: z.enum(['stored', 'already-there']),
})

/** A message of `GET /release/api/live`. */
export const releaseLiveSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('revision'), revision: z.int() }),
  /** Sent at most once a second, when pages reported loads or failures. */
  z.object({ kind: z.literal('health'), remote: remoteNameSchema, ...remoteHealthSchema.shape }),
  z.object({ kind: z.literal('store'), isReadable: z.boolean(), lastGoodAt: epochMsSchema }),
])
export type ReleaseLive = z.infer<typeof releaseLiveSchema>
