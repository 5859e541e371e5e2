import * as z from 'zod/mini'
import { epochMsSchema } from '../kernel'

/** Names as they were entered, because a refused action may name something that does not exist. */
const givenName = z.string().check(z.maxLength(128))

/** The actions on the releases of a site (RELEASE-3). */
export const releaseActionKindSchema = z.enum([
  'start',
  'publish',
  'skew',
  'promote',
  'canary',
  'pin',
  'unpin',
  'rollback',
  'enable',
  'disable',
  'block',
  'unblock',
  'floor',
  'guard',
  'repair',
  'read',
  'verify',
  'token.list',
  'key.add',
  'key.revoke',
  'token.add',
  'token.revoke',
])
export type ReleaseActionKind = z.infer<typeof releaseActionKindSchema>

/** Where an action came from: the command, the HTTP API, the edge itself, or the start of a site. */
export const releaseDoorSchema = z.enum(['mfe', 'api', 'edge', 'start'])
export type ReleaseDoor = z.infer<typeof releaseDoorSchema>

/** One action: what was done or requested, and its target. */
export const releaseActionSchema = z.object({
  kind: releaseActionKindSchema,
  remote: z.optional(givenName),
  merchant: z.optional(givenName),
  release: z.optional(givenName),
  /** Share of a canary, in basis points. */
  basisPoints: z.optional(z.int()),
  /** The floor below which a rollback went, as the operator confirmed. */
  overrodeFloor: z.optional(givenName),
  /** The release was published although its skew matrix was red, as the operator confirmed. */
  isUnproven: z.optional(z.boolean()),
  /** What its contract removed compared with the previous release, as the operator confirmed. */
  accepted: z.optional(givenName),
  /** The key, token or other object of the action. */
  subject: z.optional(givenName),
  via: z.optional(releaseDoorSchema),
})
export type ReleaseAction = z.infer<typeof releaseActionSchema>

/** One line of the record: every action and every refusal, with who, when and why. */
export const recordEntrySchema = z.object({
  at: epochMsSchema,
  who: givenName,
  why: z.string().check(z.maxLength(1024)),
  action: releaseActionSchema,
  /** `unchanged`: already so. `refused`: by a rule. `failed`: because of the store. */
  outcome: z.enum(['done', 'unchanged', 'refused', 'failed']),
  /** Stable code of a refusal, and its message. */
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  /** The revision that it wrote. */
  revision: z.optional(z.int()),
})
export type RecordEntry = z.infer<typeof recordEntrySchema>
