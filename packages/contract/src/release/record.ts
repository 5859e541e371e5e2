import * as z from 'zod/mini'
import { epochMsSchema } from '../kernel'

/** Names as they were entered: a refused action may name what does not exist. */
const givenName = z.string().check(z.maxLength(128))

/** What can be done to the releases of a site (RELEASE-3). */
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

/**
 * The interface through which an action came: the command, the HTTP API, the edge by itself, or the start of a site.
 */
export const releaseDoorSchema = z.enum(['mfe', 'api', 'edge', 'start'])
export type ReleaseDoor = z.infer<typeof releaseDoorSchema>

/** One action: what was done or requested, and on what. */
export const releaseActionSchema = z.object({
  kind: releaseActionKindSchema,
  remote: z.optional(givenName),
  merchant: z.optional(givenName),
  release: z.optional(givenName),
  /** Share of a canary, in basis points. */
  basisPoints: z.optional(z.int()),
  /** The floor that a rollback went below, as the operator confirmed. */
  overrodeFloor: z.optional(givenName),
  /** The release was published although its skew matrix was red, as the operator confirmed. */
  isUnproven: z.optional(z.boolean()),
  /** What its contract removed against the release before, as the operator confirmed. */
  accepted: z.optional(givenName),
  /** Key, token or other thing that it was about. */
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
  /** `unchanged`: it was so already. `refused`: by a rule. `failed`: by the store. */
  outcome: z.enum(['done', 'unchanged', 'refused', 'failed']),
  /** Stable code of a refusal, and its message. */
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  /** The revision that it wrote. */
  revision: z.optional(z.int()),
})
export type RecordEntry = z.infer<typeof recordEntrySchema>
