import * as z from 'zod/mini'
import { merchantCodeSchema } from '../primitives'
import { releaseIdSchema, remoteNameSchema } from './release'

/** A rollout in progress: a share of visitors, in basis points, gets `release`. */
export const rolloutSchema = z.object({
  release: releaseIdSchema,
  basisPoints: z.int().check(z.minimum(0), z.maximum(10_000)),
  salt: z.string(),
  /** Failure share (0–1) above which it is taken back. */
  guard: z.optional(z.number()),
})

export const channelSchema = z.object({
  current: releaseIdSchema,
  /** Earlier releases, the latest first: what resolution steps back to. */
  previous: z.array(releaseIdSchema),
  rollout: z.optional(rolloutSchema),
  /** No release older than this one (by its place in the channel's history) is given out. */
  floor: z.optional(releaseIdSchema),
  /** Releases that were rolled back from, the latest first: a start never promotes them by itself. */
  rolledBack: z.optional(z.array(releaseIdSchema)),
})
export type Channel = z.infer<typeof channelSchema>

export const merchantRemoteSchema = z.object({
  enabled: z.boolean(),
  pin: z.optional(releaseIdSchema),
  reason: z.optional(z.string()),
})

/** The one mutable document; one revision of an append-only log (design §3). */
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
})
export type Registry = z.infer<typeof registrySchema>
