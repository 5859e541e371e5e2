import * as z from 'zod/mini'
import { storageClearsSchema } from './storage-contribution'
import { languageSchema } from '../kernel'
import { briefRouteSchema, routeContributionSchema, slotContributionSchema } from './contributions'
import { filesSchema, integritySchema, releaseIdSchema, remoteNameSchema } from './release'

/** Why resolution chose this release, or none. */
export const reasonSchema = z.enum(['channel', 'pin', 'rollout', 'stepped-back', 'override'])

/** Everything a browser needs to load one release. Paths are absolute on the site. */
export const loadableSchema = z.object({
  release: releaseIdSchema,
  container: z.string(),
  entry: z.string(),
  /**
   * Path → hash. Of every file; or, where `filesHash` names the rest, only of the entry and of what the document loads.
   */
  files: filesSchema,
  /** Hash of the release's `files.json`. Absent from older edges, whose plans have every hash. */
  filesHash: z.optional(integritySchema),
  /** Absent where the release's `files.json` carries it. */
  preload: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Language → catalogue; of every language, or only of those that the document loads. */
  locales: z.record(z.string(), z.string()),
  mountDeadlineMs: z.int(),
})
export type Loadable = z.infer<typeof loadableSchema>

/** A release of which a plan has only the hash of its `files.json`. */
export const hashedReleaseSchema = z.object({
  release: releaseIdSchema,
  filesHash: integritySchema,
  mountDeadlineMs: z.int(),
})
export type HashedRelease = z.infer<typeof hashedReleaseSchema>

export const plannedRemoteSchema = z.extend(loadableSchema, {
  name: remoteNameSchema,
  reason: reasonSchema,
  /** The releases that were skipped and the reasons in words, for customer service. */
  notes: z.array(z.string()),
  fallback: z.optional(z.union([loadableSchema, hashedReleaseSchema])),
  routes: z.array(routeContributionSchema),
  /** Its other routes, in the plan of a document that is brief. */
  pages: z.optional(z.array(briefRouteSchema)),
  slots: z.array(slotContributionSchema),
  /** `uses` of the release, for who makes the document; absent from the plans of browsers. */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
})
export type PlannedRemote = z.infer<typeof plannedRemoteSchema>

/** Remotes that this merchant does not have: their routes show "not available". */
export const unavailableRemoteSchema = z.object({
  name: remoteNameSchema,
  reason: z.enum(['disabled', 'incompatible', 'blocked', 'no-integrity']),
  routes: z.array(routeContributionSchema),
  /** Its routes, in the plan of a document that is brief. */
  pages: z.optional(z.array(briefRouteSchema)),
})

/** What one browser gets (EDGE-1): the registry resolved for this merchant, visitor and shell. */
export const bootPlanSchema = z.object({
  schema: z.literal(1),
  revision: z.int(),
  merchant: z.string(),
  shell: releaseIdSchema,
  /** The release of the shell that a new document gets, if the requesting page runs another one. */
  freshShell: z.optional(releaseIdSchema),
  /**
   * The shell's own files → sha384, for its chunks and styles: all of them; or, with `filesHash`, the document's only.
   */
  files: filesSchema,
  /** Hash of the shell's `files.json`. Absent from older edges, and for a shell that cannot read it. */
  filesHash: z.optional(integritySchema),
  /**
   * The document has only what its page shows: the matched route, the slots in view and the bottom menu, and of all other routes
   * `pages`. The registry's plan of this revision has the rest.
   */
  isBrief: z.optional(z.boolean()),
  /** The language of all titles and labels. Absent where they are in every language. */
  language: z.optional(languageSchema),
  remotes: z.array(plannedRemoteSchema),
  unavailable: z.array(unavailableRemoteSchema),
  /** Storage keys of remotes that log-out clears in this browser. Absent from older edges. */
  clears: z.optional(storageClearsSchema),
})
export type BootPlan = z.infer<typeof bootPlanSchema>
