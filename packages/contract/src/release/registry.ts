import * as z from 'zod/mini'
import { merchantCodeSchema } from '../kernel'
import { releaseIdSchema, remoteNameSchema } from '../federation'
import { releaseActionSchema } from './record'

const share = z.number().check(z.gt(0), z.lte(1))

/** How much worse than the current release a guarded canary may be, as shares (0–1). Each has a default. */
export const guardBoundsSchema = z.object({
  /** Page loads whose main thread the remote blocked for long: the allowed increase. */
  longTasks: z.optional(share),
  /** Page loads in which a call of the remote failed: the allowed increase. */
  calls: z.optional(share),
  /**
   * Page loads in which a deposit was credited: the allowed drop, compared with the number that the current release
   * would have had.
   */
  deposits: z.optional(share),
})
export type GuardBounds = z.infer<typeof guardBoundsSchema>

/** The largest number of different networks that a guard can require. */
export const addressesAtMost = 100

/** A rollout in progress: a share of visitors, in basis points, gets `release`. */
export const rolloutSchema = z.object({
  release: releaseIdSchema,
  basisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
  salt: z.string(),
  /** Failure share (0–1) above which the release is rolled back. */
  guard: z.optional(share),
  /** Page loads with the release before the guard may judge it; a default when absent. */
  sample: z.optional(z.int().check(z.positive())),
  /**
   * Number of networks (IPv4 addresses, IPv6 /64) that reports must come from; no network counts for more than its
   * share of that number. A default when absent.
   */
  addresses: z.optional(z.int().check(z.minimum(1), z.maximum(addressesAtMost))),
  bounds: z.optional(guardBoundsSchema),
})
export type Rollout = z.infer<typeof rolloutSchema>

/** A release that the guard of its canary rolled back, and who reinstated it. */
export const guardRollbackSchema = z.object({
  release: releaseIdSchema,
  /** When the guard rolled it back (ms), and the reason. */
  when: z.int(),
  why: z.string(),
  /** Who made it live again most recently, when (ms) and why; absent until somebody has. */
  reinstated: z.optional(z.object({ who: z.string(), when: z.int(), why: z.string() })),
})
export type GuardRollback = z.infer<typeof guardRollbackSchema>

export const channelSchema = z.object({
  current: releaseIdSchema,
  /** Earlier releases, latest first; resolution steps back to them. */
  previous: z.array(releaseIdSchema),
  rollout: z.optional(rolloutSchema),
  /** No release older than this one (by its position in the channel's history) is served. */
  floor: z.optional(releaseIdSchema),
  /** Releases that were rolled back, latest first; the start of a site never promotes them. */
  rolledBack: z.optional(z.array(releaseIdSchema)),
  /** Releases that a guard rolled back, latest first; none is ever a fallback or the default of a rollback. */
  guardRollbacks: z.optional(z.array(guardRollbackSchema)),
})
export type Channel = z.infer<typeof channelSchema>

export const merchantRemoteSchema = z.object({
  enabled: z.boolean(),
  pin: z.optional(releaseIdSchema),
  /** The pin is older than the channel's floor, as the operator confirmed. */
  isPinBelowFloor: z.optional(z.boolean()),
  reason: z.optional(z.string()),
})

/** The one mutable document; one revision of an append-only log (RELEASE-7). */
export const registrySchema = z.object({
  schema: z.literal(1),
  revision: z.int().check(z.minimum(0)),
  parent: z.nullable(z.int()),
  who: z.string(),
  when: z.int(),
  why: z.string(),
  channels: z.record(remoteNameSchema, channelSchema),
  merchants: z.record(merchantCodeSchema, z.record(remoteNameSchema, merchantRemoteSchema)),
  blocked: z.record(remoteNameSchema, z.array(releaseIdSchema)),
  /** Every release that was ever served, local builds excluded: a version is published under one id only. */
  promoted: z.optional(z.record(remoteNameSchema, z.array(releaseIdSchema))),
  /** The change that made the revision. */
  action: z.optional(releaseActionSchema),
})
export type Registry = z.infer<typeof registrySchema>
